import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from '../framing/frameModel'
import { INITIAL_MATERIALS } from './initialMaterials'
import { INITIAL_PRICE_LISTS } from './initialPriceLists'
import { makeBom } from './makeBom'
import { memberPrice } from './memberPrice'
import { DEFAULT_TAKE_OFF_CHOICES } from './takeOffChoices'
import { INITIAL_TAKE_OFF_SETTINGS } from './takeOffSettings'

const prices = {
  materials: INITIAL_MATERIALS,
  lists: INITIAL_PRICE_LISTS,
  terms: { markupPercent: 0, preferredDiscountPercent: 0, preferred: false, takeOff: INITIAL_TAKE_OFF_SETTINGS },
}

describe.each(['stock', 'roll-formed'] as const)('the price of a member, %s', (steelSupply) => {
  const [plan] = INITIAL_PLANS
  if (!plan) throw new Error('No plan')
  const subject = {
    planId: 'x',
    name: plan.name,
    squareFeet: plan.squareFeet,
    layout: plan.layout,
    loads: {},
    options: [],
    assumptions: [],
  }
  const bill = makeBom({ ...subject, choices: { ...DEFAULT_TAKE_OFF_CHOICES, steelSupply } }, prices, '', '2026-11-28')
  if (!bill) throw new Error('No bill')
  const { members } = frameModel(plan.layout)

  it('adds up to the net length of its section at the list price', () => {
    const lines = bill.line_items.filter(
      ({ sku, unit_cost }) => unit_cost !== null && members.some(({ profile }) => sku.startsWith(`${profile}-`)),
    )
    expect(lines.length).toBeGreaterThan(3)
    for (const sku of new Set(lines.map((line) => line.sku))) {
      const own = lines.filter((line) => line.sku === sku)
      const net = own.reduce(
        (sum, { net_quantity, package_size, unit_cost }) => sum + (net_quantity / package_size) * (unit_cost ?? 0) * 100,
        0,
      )
      const profile = sku.replace(/-(?:STOCK|CUT|COIL)$/, '')
      // In a bill of stock pieces, longer ones are cut to length.
      const isOwn = ({ lengthFeet }: { lengthFeet: number }) =>
        steelSupply !== 'stock' || sku.endsWith('COIL') || sku.endsWith('CUT') === lengthFeet > 20
      const of = members.filter((member) => member.profile === profile && isOwn(member))
      const sum = of.reduce((total, member) => total + (memberPrice(bill, member) ?? 0), 0)
      // Each member is rounded to the cent.
      expect(Math.abs(sum - net), sku).toBeLessThanOrEqual(of.length / 2 + 1)
    }
  })

  it('exists for each framing member of every plan', () => {
    for (const { name, squareFeet, layout } of INITIAL_PLANS) {
      const own = makeBom(
        { ...subject, name, squareFeet, layout, choices: { ...DEFAULT_TAKE_OFF_CHOICES, steelSupply } },
        prices,
        '',
        '2026-11-28',
      )
      const skus = own?.line_items.filter(({ unit_cost }) => unit_cost !== null).map(({ sku }) => sku) ?? []
      for (const member of frameModel(layout).members)
        if (skus.some((sku) => sku.startsWith(`${member.profile}-`)))
          expect([member.mark, own && memberPrice(own, member)]).not.toContain(null)
    }
  })

  it('is none where the price list has none', () => {
    const unpriced = { ...bill, line_items: bill.line_items.map((line) => ({ ...line, unit_cost: null })) }
    expect(memberPrice(unpriced, { profile: '362S162-43', lengthFeet: 8 })).toBeNull()
    expect(memberPrice({ ...bill, line_items: [] }, { profile: '362S162-43', lengthFeet: 8 })).toBeNull()
  })
})
