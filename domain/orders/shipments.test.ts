import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isShipped, loadWords, momentOf, poundsOf, progressWords, shipmentWords, shipRefusal } from './shipments'

const panel = (mark: string, shipment: number | null = null, loose = false) => {
  return { mark, part: 'exterior-wall' as const, loose, bundle: '1-walls-1', shippedPounds: 100.2, assembledOn: null, shipment }
}
const SHIPMENT = {
  number: 2,
  carrier: 'R+L Carriers',
  billOfLading: '4411',
  shippedOn: '2026-12-03',
  limitPounds: null,
  deliveredOn: null,
  canceledOn: null,
  cancelReason: null,
}
const DAYS = { startedOn: '2026-12-01', today: '2026-12-05' }

it('says what has shipped, and on which truck', () => {
  const panels = [panel('W1-1A', 1), panel('W1-1B', 2), panel('W1-2', 2), panel('T1', null), panel('R1', 2, true)]
  expect(progressWords(panels, 'kit_packaged')).toBe('Partly shipped: 3 of 4 panels and 1 of 1 sets of loose pieces')
  expect(progressWords([panel('W1-1A', 1)], 'in_transit')).toBe('All shipped: 1 panel')
  expect(progressWords([panel('W1-1A')], 'kit_packaged')).toBeNull()
  expect(shipmentWords(SHIPMENT, panels)).toBe(
    'Shipment 2 left December 3, 2026 with R+L Carriers, bill of lading 4411: 2 panels and 1 set of loose pieces, 301 lb.',
  )
  expect(shipmentWords({ ...SHIPMENT, deliveredOn: '2026-12-05' }, panels)).toMatch(/ Delivered December 5, 2026\.$/)
  expect(shipmentWords({ ...SHIPMENT, carrier: null, billOfLading: null }, panels)).toMatch(/left December 3, 2026: .* not recorded\.$/)
  expect(shipmentWords({ ...SHIPMENT, canceledOn: '2026-12-04', cancelReason: 'Wrong truck' }, panels)).toBe(
    'Shipment 2 was canceled December 4, 2026: Wrong truck',
  )
})

it('ships every panel once, whatever is chosen', () => {
  fc.assert(
    fc.property(fc.array(fc.subarray(['A', 'B', 'C', 'D', 'E']), { maxLength: 8 }), (trucks) => {
      const order = { status: 'active', stage: 'kit_packaged' } as const
      let panels = ['A', 'B', 'C', 'D', 'E'].map((mark) => panel(mark))
      for (const [at, chosen] of trucks.entries()) {
        const inShop = chosen.every((mark) => panels.some((each) => each.mark === mark && each.shipment === null))
        const refusal = shipRefusal(order, panels, { panels: chosen, shippedOn: '2026-12-03' }, DAYS)
        expect(refusal === undefined).toBe(inShop)
        if (!refusal) panels = panels.map((each) => (chosen.includes(each.mark) ? { ...each, shipment: at + 1 } : each))
      }
      const loads = trucks.map((_, at) => poundsOf(panels.filter(({ shipment }) => shipment === at + 1)))
      const left = poundsOf(panels.filter(({ shipment }) => shipment === null))
      expect(loads.reduce((sum, pounds) => sum + pounds, left)).toBeCloseTo(poundsOf(panels))
      expect(isShipped(panels)).toBe(left === 0)
    }),
  )
})

it.each([
  ['awaiting_funds', 'order_placed', 'notActive'],
  ['on_hold', 'kit_packaged', 'notActive'],
  ['active', 'order_placed', 'notFabricating'],
  ['active', 'fabrication_complete', 'packFirst'],
  ['active', 'delivered_to_site', 'stageReached'],
  ['cancelled', 'fabrication_started', 'alreadyClosed'],
  ['completed', 'completion_qa', 'alreadyClosed'],
] as const)('ships nothing last of an order that is %s at %s', (status, stage, refusal) => {
  expect(shipRefusal({ status, stage }, [panel('A')], { panels: ['A'], shippedOn: '2026-12-03' }, DAYS)?.refusal).toBe(refusal)
})

it('takes the moment of a stage from its day, never before the stage before it', () => {
  const now = new Date('2026-12-05T15:00:00Z')
  expect(momentOf('2026-12-05', '2026-12-01T15:00:00.000Z', now)).toEqual(now)
  expect(momentOf('2026-12-03', '2026-12-01T15:00:00.000Z', now).toISOString()).toBe('2026-12-03T17:00:00.000Z')
  expect(momentOf('2026-12-03', '2026-12-04T15:00:00.000Z', now).toISOString()).toBe('2026-12-04T15:00:00.000Z')
  expect(loadWords([])).toBe('')
})
