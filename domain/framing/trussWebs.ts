/** A truss web as shares of the span, from the bottom chord to the top chord. */
export interface TrussWeb {
  readonly bottom: number
  readonly top: number
}

/** Half of each pattern; the other half is its mirror image. */
const PATTERNS = {
  /** King post. */
  short: [{ bottom: 0.5, top: 0.5 }],
  /** Fink: W-shaped. */
  middle: [
    { bottom: 1 / 3, top: 1 / 4 },
    { bottom: 1 / 3, top: 1 / 2 },
  ],
  /** Double fink. */
  long: [
    { bottom: 1 / 5, top: 1 / 6 },
    { bottom: 1 / 5, top: 1 / 3 },
    { bottom: 2 / 5, top: 1 / 3 },
    { bottom: 2 / 5, top: 1 / 2 },
  ],
} as const satisfies Record<string, readonly TrussWeb[]>

/** Longest span of the patterns; longer trusses need their own engineering (IRC R804 ends at 40 ft wide buildings). */
export const MAX_TRUSS_SPAN_FEET = 40

/** Webs of a gable truss from front to rear, each meeting the next, by span: king post to 16 ft, Fink to 32 ft, double Fink above. Our own judgment; trusses are engineered. */
export function trussWebs(spanFeet: number): TrussWeb[] {
  const half = spanFeet <= 16 ? PATTERNS.short : spanFeet <= 32 ? PATTERNS.middle : PATTERNS.long
  const mirrored = half.filter((web) => web.bottom !== 0.5).map((web) => ({ bottom: 1 - web.bottom, top: 1 - web.top }))
  return [...half, ...mirrored.toReversed()]
}
