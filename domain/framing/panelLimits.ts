import { z } from 'zod'
import { typedNumber } from '../numbers/typedNumber'
import { STOCK_FEET } from './spliced'

const limit = (least: number, most: number, unit: string) =>
  typedNumber(
    z
      .number('Use a number')
      .min(least, `At least ${least} ${unit}`)
      .max(most, `At most ${most.toLocaleString('en-US')} ${unit}`),
  )

/** The largest panel that a shop assembles and loads. */
export const panelLimitsSchema = z.object({
  /** Of a wall's panel or a floor. */
  lengthFeet: limit(4, 60, 'ft'),
  /** Of a wall's panel; of a floor its other side. */
  heightFeet: limit(7, 20, 'ft'),
  /** The longest truss. */
  trussFeet: limit(8, 80, 'ft'),
  /** Of one panel as shipped. */
  weightPounds: limit(50, 20_000, 'lb'),
  /** The heaviest bundle that the shop's crane or forklift loads. */
  liftPounds: limit(100, 60_000, 'lb'),
})
export type PanelLimits = z.infer<typeof panelLimitsSchema>
export const PANEL_LIMITS = [
  'lengthFeet',
  'heightFeet',
  'trussFeet',
  'weightPounds',
  'liftPounds',
] as const satisfies readonly (keyof PanelLimits)[]

/** Used until a shop sets its own. Our own judgment: no track is spliced, trusses fit a flatbed, a small forklift loads a bundle. */
export const DEFAULT_PANEL_LIMITS: PanelLimits = {
  lengthFeet: STOCK_FEET,
  heightFeet: 12,
  trussFeet: 48,
  weightPounds: 600,
  liftPounds: 2_000,
}

/** '20 ft long and 12 ft high, trusses 48 ft, 600 lb a panel, 2,000 lb a bundle' */
export function panelLimitWords({ lengthFeet, heightFeet, trussFeet, weightPounds, liftPounds }: PanelLimits): string {
  const pounds = (value: number) => `${value.toLocaleString('en-US')} lb`
  return `${lengthFeet} ft long and ${heightFeet} ft high, trusses ${trussFeet} ft, ${pounds(weightPounds)} a panel, ${pounds(liftPounds)} a bundle`
}
