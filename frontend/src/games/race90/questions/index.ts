/** Which screen asks which kind of question. */

import type { Component } from "svelte";
import type { Kind } from "../model";
import type { RaceScreen } from "../race-screen.svelte";
import BrakeQuestion from "./BrakeQuestion.svelte";
import ChartQuestion from "./ChartQuestion.svelte";
import CheckOrderQuestion from "./CheckOrderQuestion.svelte";
import CheckQuestion from "./CheckQuestion.svelte";
import ContestQuestion from "./ContestQuestion.svelte";
import DiscardQuestion from "./DiscardQuestion.svelte";
import FlagQuestion from "./FlagQuestion.svelte";
import FuelBidQuestion from "./FuelBidQuestion.svelte";
import LayQuestion from "./LayQuestion.svelte";
import OfferQuestion from "./OfferQuestion.svelte";
import OrangeQuestion from "./OrangeQuestion.svelte";
import PassQuestion from "./PassQuestion.svelte";
import PayQuestion from "./PayQuestion.svelte";
import PitQuestion from "./PitQuestion.svelte";
import PlayQuestion from "./PlayQuestion.svelte";
import PointQuestion from "./PointQuestion.svelte";
import QualifyQuestion from "./QualifyQuestion.svelte";
import RefuelQuestion from "./RefuelQuestion.svelte";
import RescueQuestion from "./RescueQuestion.svelte";
import SafetyCarQuestion from "./SafetyCarQuestion.svelte";
import SetupQuestion from "./SetupQuestion.svelte";
import SkillQuestion from "./SkillQuestion.svelte";
import SoftQuestion from "./SoftQuestion.svelte";
import StrategyQuestion from "./StrategyQuestion.svelte";
import SubstituteQuestion from "./SubstituteQuestion.svelte";
import TyresQuestion from "./TyresQuestion.svelte";
import WeatherQuestion from "./WeatherQuestion.svelte";

export const QUESTIONS: Record<Kind, Component<{ race: RaceScreen }>> = {
  chart: ChartQuestion,
  substitute: SubstituteQuestion,
  qualify: QualifyQuestion,
  strategy: StrategyQuestion,
  contest: ContestQuestion,
  "contest-second": ContestQuestion,
  pit: PitQuestion,
  discard: DiscardQuestion,
  draw: OfferQuestion,
  keep: OfferQuestion,
  play: PlayQuestion,
  second: PlayQuestion,
  pay: PayQuestion,
  "check-order": CheckOrderQuestion,
  check: CheckQuestion,
  lay: LayQuestion,
  pass: PassQuestion,
  "lap-check": CheckQuestion,
  brake: BrakeQuestion,
  point: PointQuestion,
  rescue: RescueQuestion,
  skill: SkillQuestion,
  setup: SetupQuestion,
  "fuel-bid": FuelBidQuestion,
  tyres: TyresQuestion,
  refuel: RefuelQuestion,
  versatility: StrategyQuestion,
  weather: WeatherQuestion,
  "yellow-flag": FlagQuestion,
  "green-flag": FlagQuestion,
  "soft-bonus": SoftQuestion,
  "orange-flag": OrangeQuestion,
  "off-track-check": CheckQuestion,
  "safety-car": SafetyCarQuestion,
};
