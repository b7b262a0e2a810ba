import { frameModel } from '../../framing/frameModel'
import type { Layout } from '../../framing/layout'
import { type LayoutInput, layoutSchema } from '../../framing/layoutSchema'
import { rectangle } from '../../framing/outline'
import { INITIAL_MATERIALS } from '../initialMaterials'
import { takeOff } from '../takeOff'
import { DEFAULT_TAKE_OFF_CHOICES, type TakeOffChoices } from '../takeOffChoices'

/** 40 × 24 ft, one story of 8 ft, 6 in 12, one door 3 × 6.75 ft and one window 4 × 3.75 ft. */
export const box = (change: Partial<LayoutInput> = {}): Layout =>
  layoutSchema.parse({
    outline: rectangle(40, 24),
    stories: 1,
    wallHeightFeet: 8,
    openings: [
      { kind: 'door', story: 1, side: 0, fromFeet: 10, widthFeet: 3, sillFeet: 0, headFeet: 6.75 },
      { kind: 'window', story: 1, side: 2, fromFeet: 10, widthFeet: 4, sillFeet: 3, headFeet: 6.75 },
    ],
    roof: { form: 'gable', pitchIn12: 6, overhangFeet: 1, rakeFeet: 1 },
    studSpacingInches: 16,
    studGauge: 18,
    ...change,
  })
export const count = (layout: Layout, choices: Partial<TakeOffChoices> = {}) =>
  takeOff(frameModel(layout), { ...DEFAULT_TAKE_OFF_CHOICES, ...choices }, INITIAL_MATERIALS)
export const line = (lines: ReturnType<typeof count>, sku: string) => {
  const found = lines.find((candidate) => candidate.sku === sku)
  if (!found) throw new Error(`No line ${sku}`)
  return found
}
export const ordered = (lines: ReturnType<typeof count>, sku: string) => line(lines, sku).orderQuantity
export const weight = (lines: ReturnType<typeof count>) => lines.reduce((sum, { weightPounds = 0 }) => sum + weightPounds, 0)
export const modelWeight = (layout: Layout) => frameModel(layout).members.reduce((sum, { weightPounds }) => sum + weightPounds, 0)
