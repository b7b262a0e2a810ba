import { expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { INITIAL_PRICES } from '../catalog/initialPrices'
import { frameModel } from '../framing/frameModel'
import { bomRequestSchema } from './bomRequest'
import { bomSubject } from './bomSubject'
import { INITIAL_MATERIALS } from './initialMaterials'
import { INITIAL_PRICE_LISTS } from './initialPriceLists'
import { makeBom } from './makeBom'
import { memberShare } from './memberShare'

const cents = (dollars: number) => Math.round(dollars * 100)

it.each(INITIAL_PLANS)(
  'the steel of $name is divided among its members by length; a section without a price has no share',
  ({ id, layout }) => {
    const resolved = bomSubject(bomRequestSchema.parse({ plan_id: id }), INITIAL_PLANS, INITIAL_PRICES)
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusals))
    const prices = { materials: INITIAL_MATERIALS, lists: INITIAL_PRICE_LISTS, terms: { ...INITIAL_PRICES.bom, preferred: false } }
    const bom = makeBom(resolved.subject, prices, 'midwest-framing-supply', '2026-11-21')
    if (!bom) throw new Error('No such distributor')
    const { members } = frameModel(layout)
    const shares = members.map((member) => memberShare(bom, member) ?? 0)
    expect(shares.every((share) => share > 0)).toBe(true)
    const listed = bom.line_items.reduce(
      (sum, { weight_pounds, total_cost }) => sum + (weight_pounds === null ? 0 : cents(total_cost ?? 0)),
      0,
    )
    // Each share is rounded to a cent.
    expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - listed)).toBeLessThanOrEqual(members.length / 2)
    const unpriced = { ...bom, line_items: bom.line_items.map((line) => ({ ...line, total_cost: null })) }
    expect(members[0] && memberShare(unpriced, members[0])).toBeNull()
  },
)
