/** What is printed on cards, charts and boards, as the server tells it for a table. */

export { CARD_TYPES, WEATHER_KINDS } from "./wire";
export type {
  Card,
  CardType,
  Chart,
  FlagColour,
  PathStep,
  Printed,
  Section,
  SectionKind,
  Track,
  WeatherKind,
} from "./wire";
