/** The patterns of liveries as paths, where no letters stand: on the mark of a car, and over its body. */

import type { Pattern } from "./liveries";

/** On the left of a mark, 50 by 24. */
export const MARK_PATTERNS: Readonly<Record<Pattern, string>> = {
  plain: "",
  stripe: "M4 0h3.500v24H4zM9.500 0H11v24H9.500z",
  halves: "M0 0h10.500v24H0z",
  band: "M0 7.500h11v9H0z",
  check: "M0 0h6v6H0zM6 6h6v6H6zM0 12h6v6H0zM6 18h6v6H6z",
  chevron: "M2 0h4l6 12-6 12H2l6-12z",
};

/** At the nose and the tail of a body that points to the right. */
export const BODY_PATTERNS: Readonly<Record<Pattern, string>> = {
  plain: "",
  stripe: "M-20-1.700H20V1.700H-20Z",
  halves: "M-20 0H20V10H-20Z",
  band: "M11-10H15.500V10H11ZM-15.500-10H-11V10H-15.500Z",
  check:
    "M-20-9H-16V-5H-20ZM-16-5H-12V-1H-16ZM-20-1H-16V3H-20ZM-16 3H-12V7H-16ZM-12-9H-8V-5H-12ZM-12-1H-8V3H-12ZM8-5H12V-1H8ZM12-1H16V3H12Z",
  chevron: "M9-10H13L18 0 13 10H9L14 0ZM-18-10H-14L-9 0-14 10H-18L-13 0Z",
};
