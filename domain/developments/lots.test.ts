import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bomSubject } from '../bom/bomSubject'
import { INITIAL_MATERIALS } from '../bom/initialMaterials'
import { INITIAL_PRICE_LISTS } from '../bom/initialPriceLists'
import { makeBom } from '../bom/makeBom'
import { INITIAL_TAKE_OFF_SETTINGS } from '../bom/takeOffSettings'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { INITIAL_PRICE_BOOK } from '../catalog/initialPriceBook'
import type { PriceBook } from '../catalog/priceBook'
import { cutList } from '../framing/cutList'
import { cutListCsv } from '../framing/cutListCsv'
import { frameModel } from '../framing/frameModel'
import { mirroredLayout } from '../framing/mirroredLayout'
import { centsOfDollars, sumCents } from '../money/cents'
import { lotBreak, priceLot, priceLots } from '../quotes/lotQuote'
import { billOfLots, type CountedLot } from './billOfLots'
import { deliveries } from './deliveries'
import { cutListOfLots } from './developmentFiles'
import { copiesOf, type LotInput, lotCents } from './lot'
import { nestLots } from './nestLots'
import { nestTotals } from './nestTotals'

const { steel } = INITIAL_PRICE_BOOK
const book = (lotBreaks: PriceBook['lotBreaks']): PriceBook => ({ ...INITIAL_PRICE_BOOK, version: 1, plans: [...INITIAL_PLANS], lotBreaks })
const idOf = (options: readonly { readonly id: string }[]) => fc.constantFrom(...options.map(({ id }) => id))
const house = fc.record({
  planId: idOf(INITIAL_PLANS),
  mirrored: fc.boolean(),
  foundation: idOf(steel.foundation),
  steelFrame: idOf(steel.steelFrame),
  sheathing: idOf(steel.sheathing),
  roofing: idOf(steel.roofing),
})
const lots = (max: number, minLength = 1) =>
  fc
    .array(house, { minLength, maxLength: max })
    .map((houses): LotInput[] =>
      houses.map((each, at) => ({ ...each, id: uuid(at), name: `Lot ${at + 1}`, siteAddress: '', siteZip: '', deliverBy: '', site: null })),
    )
const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const breaks = fc.uniqueArray(
  fc.record({ fromLots: fc.integer({ min: 2, max: 30 }), percent: fc.double({ min: 0.01, max: 50, noNaN: true }) }),
  {
    selector: ({ fromLots }) => fromLots,
    maxLength: 4,
  },
)
const answers = (all: readonly LotInput[]) => ({ developmentId: uuid(999), name: 'Cedar Row', lots: [...all] })
const totalOf = (result: ReturnType<typeof priceLots>) => {
  if (!result.ok) throw new Error(result.message)
  return result.price.totalCents
}

it('counts a lot that a change order made dearer at its order’s price', () => {
  const order = {
    number: 'FW-2026-00014',
    status: 'active',
    stage: 'order_placed',
    priceCents: centsOfDollars(71_400),
    instead: null,
  } as const
  const lot = { priceCents: centsOfDollars(74_500), kitCents: centsOfDollars(55_000), order: null }
  const called = { ...lot, order }
  expect([lotCents(lot, false), lotCents(lot, true), lotCents(called, true)]).toEqual([7_450_000, 5_500_000, 7_140_000])
})

describe('the price of a development', () => {
  it('is the sum of its lots’ prices to the cent, whatever the price breaks are', () => {
    fc.assert(
      fc.property(lots(30), breaks, (all, lotBreaks) => {
        const prices = book(lotBreaks)
        const each = all.map((lot) => totalOf(priceLot(prices, lot, all.length)))
        expect(totalOf(priceLots(prices, answers(all)))).toBe(sumCents(each))
      }),
    )
  })

  it('has no break unless an operator entered one, and the one from the most lots that is reached', () => {
    expect(INITIAL_PRICE_BOOK.lotBreaks).toEqual([])
    const prices = book([
      { fromLots: 10, percent: 5 },
      { fromLots: 5, percent: 2 },
    ])
    expect([4, 5, 9, 10, 40].map((count) => lotBreak(prices, count)?.percent)).toEqual([undefined, 2, 2, 5, 5])
  })

  it('names the lot whose plan is no longer offered', () => {
    const [lot] = fc.sample(lots(1), 1)[0] ?? []
    expect(lot && priceLots(book([]), answers([lot, { ...lot, planId: 'the-castle' }]))).toMatchObject({ ok: false, path: 'lots.1.planId' })
  })
})

const counted = (all: readonly LotInput[]): CountedLot[] =>
  all.map(({ id, name, planId, mirrored, foundation, steelFrame, sheathing, roofing }) => {
    const resolved = bomSubject(
      { plan_id: planId, configuration: { configurator: 'steel', foundation, steelFrame, sheathing, roofing } },
      INITIAL_PLANS,
      book([]),
    )
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusals))
    const { subject } = resolved
    return { id, name, subject: mirrored ? { ...subject, layout: mirroredLayout(subject.layout) } : subject }
  })
const prices = {
  materials: INITIAL_MATERIALS,
  lists: INITIAL_PRICE_LISTS,
  terms: { markupPercent: 12.5, preferredDiscountPercent: 5, preferred: true, takeOff: INITIAL_TAKE_OFF_SETTINGS },
}
const DAY = '2026-11-28'

const rowsOf = (csv: string) => csv.split('\r\n').slice(2, -1)

describe('the bill and the cut list of a development', () => {
  it('are the sums of the lots’ own', () => {
    fc.assert(
      fc.property(lots(6), (all) => {
        const subjects = counted(all)
        const bill = billOfLots(subjects, prices, DAY)
        if (!bill) throw new Error('No bill')
        const list = INITIAL_PRICE_LISTS.find(({ distributor }) => distributor.name === bill.distributor)
        const own = subjects.map(({ subject }) => makeBom(subject, prices, list?.distributor.id ?? '', DAY))
        expect(bill.totalCents).toBe(sumCents(own.map((each) => centsOfDollars(each?.total_cost ?? 0))))
        expect(bill.totalCents).toBe(bill.listCents + bill.markupCents - bill.discountCents)
        expect(bill.listCents).toBe(sumCents(bill.lines.flatMap(({ totalCents }) => totalCents ?? [])))
        const quantities = new Map<string, number>()
        for (const { sku, quantity } of own.flatMap((each) => each?.line_items ?? []))
          quantities.set(sku, (quantities.get(sku) ?? 0) + quantity)
        for (const { sku, quantity } of bill.lines) quantities.set(sku, (quantities.get(sku) ?? 0) - quantity)
        expect([...quantities.values()].filter((left) => left !== 0)).toEqual([])
        const rows = rowsOf(cutListOfLots('Cedar Row', subjects))
        const ownRows = subjects.flatMap(({ name, subject }) =>
          rowsOf(cutListCsv(cutList(frameModel(subject.layout), { project: `Cedar Row, ${name}`, revision: 'A' }))),
        )
        expect(rows).toEqual(ownRows)
        expect(rows.length).toBe(bill.members)
      }),
      { numRuns: process.env.TEST_FULL ? 12 : 4 },
    )
  })

  it('say which called-off lots an engineer has approved, and nothing above the rows once all are', () => {
    const lotsOf = (approvals: readonly (string | undefined)[]) =>
      counted(fc.sample(lots(2, 2), { numRuns: 1, seed: 1 })[0] ?? []).map((lot, at) => {
        const list = cutListCsv(cutList(frameModel(lot.subject.layout), { project: 'FW-2026-00001', revision: '1' }))
        return { ...lot, onRecord: { list, revision: 2, review: { approvedBy: approvals[at] } } }
      })
    const [heading, , first] = cutListOfLots('Cedar Row', lotsOf(['Olive Stone', undefined])).split('\r\n')
    expect(heading).toContain('Lot 1: approved by Olive Stone. Lot 2: Not checked')
    expect(first).toMatch(/^"Cedar Row, Lot 1",2,.*,approved by Olive Stone$/)
    const [header, row] = cutListOfLots('Cedar Row', lotsOf(['Olive Stone', 'Olive Stone'])).split('\r\n')
    expect(header).toMatch(/^Project,Revision,/)
    expect(row).toMatch(/^"Cedar Row, Lot 1",2,/)
  })

  it('take the distributor with the lowest total for all of 40 lots together', () => {
    const all = fc.sample(lots(40, 40), 1)[0] ?? []
    const bill = billOfLots(counted(all), prices, DAY)
    expect(bill?.lots).toHaveLength(all.length)
    expect(billOfLots([], prices, DAY)).toBeUndefined()
  })
})

describe('the nesting of a development', () => {
  it('never takes more stock than the lots cut alone, and loses no foot', () => {
    fc.assert(
      fc.property(lots(5), (all) => {
        const subjects = counted(all)
        const nest = nestLots(subjects, INITIAL_MATERIALS)
        for (const { profile, pieces, netFeet, stock } of nest) {
          const own = subjects.flatMap(({ subject }) => frameModel(subject.layout).members.filter((member) => member.profile === profile))
          expect(pieces).toBe(own.length)
          expect(netFeet).toBeCloseTo(
            own.reduce((sum, { lengthFeet }) => sum + lengthFeet, 0),
            0,
          )
          if (!stock) continue
          expect(stock.together).toBeLessThanOrEqual(stock.lotByLot)
          expect(Math.abs(stock.together * stock.lengthFeet - stock.offcutFeet + stock.rollFormedFeet - netFeet)).toBeLessThan(0.3)
          expect(stock.rollFormed).toBe(own.filter(({ lengthFeet }) => lengthFeet > stock.lengthFeet + 1e-4).length)
        }
        const totals = nestTotals(nest)
        expect(totals.together).toBeLessThanOrEqual(totals.lotByLot)
        expect(totals.coil.reduce((sum, { weightPounds }) => sum + weightPounds, 0)).toBeCloseTo(
          nest.reduce((sum, { weightPounds }) => sum + weightPounds, 0),
          0,
        )
      }),
      { numRuns: process.env.TEST_FULL ? 12 : 4 },
    )
  })

  it('saves stock on 12 equal lots', () => {
    const [lot] = fc.sample(lots(1), 1)[0] ?? []
    if (!lot) throw new Error('No lot')
    const nest = nestTotals(nestLots(counted(Array.from({ length: 12 }, () => lot)), INITIAL_MATERIALS))
    expect(nest.together).toBeLessThan(nest.lotByLot)
  })
})

describe('lots', () => {
  it('are copied under the next free names, without the place', () => {
    const [first] = fc.sample(lots(1), 1)[0] ?? []
    if (!first) throw new Error('No lot')
    const lot = { ...first, siteAddress: '12 Canal St, Dayton, OH', siteZip: '45402' }
    const copies = copiesOf([lot, lot, { ...lot, name: 'Corner' }], ['lot 1', 'Lot 2', 'Corner'], () => uuid(7))
    expect(copies.map(({ name }) => name)).toEqual(['Lot 3', 'Lot 4', 'Corner 2'])
    expect(copies[0]).toMatchObject({ planId: lot.planId, siteAddress: '', siteZip: '', id: uuid(7) })
  })

  it('are delivered by day, those without one last', () => {
    expect(
      deliveries([{ deliverBy: '' }, { deliverBy: '2027-05-01' }, { deliverBy: '2027-04-01' }]).map(({ deliverBy }) => deliverBy),
    ).toEqual(['2027-04-01', '2027-05-01', ''])
  })
})
