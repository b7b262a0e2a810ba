/** Floating-point noise below this many spaces does not add a space. */
const EPSILON_SPACES = 1e-9

/**
 * Number of members along a run: `ceil(length · 12 / spacing) + 1`, including both ends. Source: Dagostino, Estimating in Building
 * Construction, p. 157 (studs); the same for joists and trusses.
 */
export function spacedCount(lengthFeet: number, spacingInches: number): number {
  return Math.ceil((lengthFeet * 12) / spacingInches - EPSILON_SPACES) + 1
}

/** Their positions in feet from the start: at full spacing, the last one at the end. */
export function spacedPositions(lengthFeet: number, spacingInches: number): number[] {
  const count = spacedCount(lengthFeet, spacingInches)
  return Array.from({ length: count }, (_, index) => Math.min((index * spacingInches) / 12, lengthFeet))
}
