import { expect, it } from 'vitest'
import { comparable, withoutChance } from './withoutChance'

it('counts IDs and running numbers in the order they appear', () => {
  const [a, b] = ['0d3f6a51-7a1e-4c58-9a65-2f6d4c1b8e01', '77777777-7777-4777-8777-777777777777']
  expect(withoutChance(`${b} /orders/${a}?x=${b} FW-2026-48100201 INV-2026-00007 FW-2026-00009 FW-2026-48100201`)).toBe(
    '00000000-0000-4000-8000-000000000001 /orders/00000000-0000-4000-8000-000000000002?x=00000000-0000-4000-8000-000000000001 ' +
      'FW-2026-00001 INV-2026-00002 FW-2026-00003 FW-2026-00001',
  )
})

it.each([
  ['2026-11-30T04:33:55.123Z', '(instant)'],
  ['2026-11-30 04:33:55.123+00~7', '(instant)~7'],
  ['Thu, 26 Nov 2026 20:15:00 GMT: bank details propose', '(instant): bank details propose'],
  ['due 2026-11-30', 'due (day)'],
  ['2026-11', '(month)'],
  ['Adjustment of 2026-11: the fee', 'Adjustment of (month): the fee'],
  ['Delivered Dec 6, 2026.', 'Delivered (day).'],
  ['by December 6', 'by (day)'],
  ['966cf08d8cdc94caf94209913657d5a4d4a55ee1c49a6815979e94d4f4b9ce10', '(hash)'],
  ['Mayor 7', 'Mayor 7'],
  ['INV-2026-00007', 'INV-(year)-00007'],
])('a text %s only has to have the form of %s', (text, form) => {
  expect(comparable(text)).toBe(form)
})

it('compares all else, except what is measured', () => {
  const year = { threshold: '$2,000', rows: [{ status: 'open', threshold: null }] }
  expect(comparable({ cents: 100, latencyMs: 3, ...year }, ['latencyMs', 'threshold', 'rows'])).toEqual({
    cents: 100,
    latencyMs: '(measured)',
    threshold: '(measured)',
    rows: [{ status: 'open', threshold: '(measured)' }],
  })
})
