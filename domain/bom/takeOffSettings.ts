import { z } from 'zod'

const between = (from: number, to: number, unit: string) => {
  const says = { error: `Enter ${unit} from ${from} to ${to}.` }
  return z.number(says).min(from, says).max(to, says).multipleOf(0.01, 'Use at most two decimals.')
}
const whole = (from: number, to: number) => between(from, to, 'a whole number').int(`Enter a whole number from ${from} to ${to}.`)
const share = between(0, 50, 'a percent')

/** What a take-off counts with by Framewell's own judgment, without a published source. Operators edit it with the prices. */
export const takeOffSettingsSchema = z.object({
  braceWastePercent: share,
  gussetsPerCorner: whole(1, 4),
  holdDownsPerStrap: whole(1, 4),
  /** Half the seams around a 4 × 8 ft sheet, because each is shared with a neighbor. */
  seamFeetPerSheet: between(1, 24, 'feet'),
  seamWastePercent: share,
  houseWrapLapPercent: share,
  pinSpacingInches: between(6, 48, 'inches'),
  pinWastePercent: share,
  underlaymentLapPercent: share,
  nailsPerSquare: whole(100, 1000),
  nailWastePercent: share,
  edgeMetalLapPercent: share,
  clipSpacingInches: between(6, 48, 'inches'),
  clipWastePercent: share,
})
export type TakeOffSettings = z.infer<typeof takeOffSettingsSchema>

/** A new installation's, and those of price books from before there were such settings. */
export const INITIAL_TAKE_OFF_SETTINGS: TakeOffSettings = {
  braceWastePercent: 5,
  gussetsPerCorner: 1,
  holdDownsPerStrap: 1,
  seamFeetPerSheet: 12,
  seamWastePercent: 5,
  houseWrapLapPercent: 10,
  pinSpacingInches: 24,
  pinWastePercent: 5,
  underlaymentLapPercent: 10,
  nailsPerSquare: 320,
  nailWastePercent: 5,
  edgeMetalLapPercent: 10,
  clipSpacingInches: 24,
  clipWastePercent: 5,
}
