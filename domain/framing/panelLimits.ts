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

/** The widest load without a special permit, 102 in (23 CFR 658.15; Hawaii allows 108 in). */
const LEGAL_WIDTH_FEET = 102 / 12

/** The largest panel that a shop assembles and loads. Limits saved before there was a width have the legal one. */
export const panelLimitsSchema = z.object({
  /** Of a wall's panel or a floor. */
  lengthFeet: limit(4, 60, 'ft'),
  /** Of a wall's panel. */
  heightFeet: limit(7, 20, 'ft'),
  /** Of a floor's cassette on its truck: its shorter side. */
  widthFeet: limit(4, 20, 'ft').default(LEGAL_WIDTH_FEET),
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
  'widthFeet',
  'trussFeet',
  'weightPounds',
  'liftPounds',
] as const satisfies readonly (keyof PanelLimits)[]

/** Used until a shop sets its own. Our own judgment: no track is spliced, trusses fit a flatbed, a small forklift loads a bundle. */
export const DEFAULT_PANEL_LIMITS: PanelLimits = {
  lengthFeet: STOCK_FEET,
  heightFeet: 12,
  widthFeet: LEGAL_WIDTH_FEET,
  trussFeet: 48,
  weightPounds: 600,
  liftPounds: 2_000,
}

/** '20 ft long and 12 ft high, floors 8.5 ft wide, trusses 48 ft, 600 lb a panel, 2,000 lb a bundle' */
function panelLimitWords({ lengthFeet, heightFeet, widthFeet, trussFeet, weightPounds, liftPounds }: PanelLimits): string {
  const pounds = (value: number) => `${value.toLocaleString('en-US')} lb`
  return `${lengthFeet} ft long and ${heightFeet} ft high, floors ${widthFeet} ft wide, trusses ${trussFeet} ft, ${pounds(weightPounds)} a panel, ${pounds(liftPounds)} a bundle`
}

/** What an order's panels are made by: its shop's own limits, or the default while the shop has set none, and the heights of its service holes. */
export const panelBasisSchema = z.object({
  limits: panelLimitsSchema,
  setBy: z.enum(['shop', 'default']),
  /** Above each wall panel's foot. */
  serviceHolesMm: z.array(z.number()),
})
export type PanelBasis = z.infer<typeof panelBasisSchema>

/** @param serviceHolesMm the heights that all of the shop's machines share */
export function panelBasisOf(own: PanelLimits | null, serviceHolesMm: number[] = []): PanelBasis {
  return { limits: own ?? DEFAULT_PANEL_LIMITS, setBy: own ? 'shop' : 'default', serviceHolesMm }
}

/** What an order's panels are cut by, as a sentence. */
export function panelBasisWords(basis: PanelBasis): string {
  const words = panelLimitWords(basis.limits)
  const cut =
    basis.setBy === 'shop'
      ? `Panels are cut to the shop's own limits: ${words}.`
      : `Panels are cut to Framewell's default limits, because the shop has not set its own: ${words}.`
  const holes = basis.serviceHolesMm.length > 0 ? `at ${basis.serviceHolesMm.join(', ')} mm above each wall panel's foot` : 'none'
  return `${cut} Service holes: ${holes}.`
}

/** What an order's shop must know before it cuts. */
export const PANEL_NOTES = [
  'Studs and joists added at joints between panels are not on the ordered cut list or bill.',
  'How panels are joined to each other and lifted is not checked.',
  'A floor cassette has no rim where its joists end over an inner bearing wall.',
  'Straps and load-distribution members that pass a joint are set on site.',
] as const

/** 'over 20 ft long' and the like, of a panel that nothing of can be cut. */
export function overLimitWords(limit: keyof PanelLimits, limits: PanelLimits): string {
  switch (limit) {
    case 'lengthFeet':
      return `longer than ${limits.lengthFeet} ft`
    case 'heightFeet':
      return `higher than ${limits.heightFeet} ft`
    case 'widthFeet':
      return `wider than ${limits.widthFeet} ft`
    case 'trussFeet':
      return `a truss longer than ${limits.trussFeet} ft`
    case 'weightPounds':
      return `heavier than ${limits.weightPounds.toLocaleString('en-US')} lb`
    case 'liftPounds':
      return `heavier than the ${limits.liftPounds.toLocaleString('en-US')} lb that can be lifted`
  }
}
