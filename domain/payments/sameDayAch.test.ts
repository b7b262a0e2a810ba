import fc from 'fast-check'
import { expect, it } from 'vitest'
import { closedBecause } from '../dates/businessDays'
import { cents } from '../money/cents'
import { proposeRun } from './payoutRun'
import { SAME_DAY_LIMIT_CENTS, sameDayRefusal } from './sameDayAch'

const TUESDAY = '2026-11-24'
const bank = { sameDayUntil: '14:15' }
const run = (payOn: string, ...amounts: number[]) => ({ payOn, amounts: amounts.map(cents) })

it.each([
  ['on a later day, whatever the bank does', run('2026-11-25', 900_000_000), {}, '23:00', undefined],
  ['before the cut-off', run(TUESDAY, 500), bank, '14:14', undefined],
  ['exactly at the limit', run(TUESDAY, 100_000_000, 100_000_000), bank, '09:00', undefined],
  ['over the limit', run(TUESDAY, 500, 100_000_001), bank, '09:00', 'can be $1,000,000.00 at most'],
  [
    'over the limit as a whole, balanced',
    run(TUESDAY, 60_000_000, 60_000_000),
    { ...bank, balanced: true },
    '09:00',
    'total of a balanced file',
  ],
  ['at the cut-off', run(TUESDAY, 500), bank, '14:15', 'until 14:15 Eastern Time'],
  ['without a same-day service', run(TUESDAY, 500), { sameDayUntil: '' }, '09:00', 'no cut-off for same-day payouts'],
] as const)('a run %s', (_, paid, service, time, words) => {
  const refusal = sameDayRefusal(paid, service, { day: TUESDAY, time })
  if (words === undefined) expect(refusal).toBeUndefined()
  else expect(refusal).toContain(words)
})

it('names the next banking day: after Thanksgiving that is Friday', () => {
  expect(sameDayRefusal(run('2026-11-25', 5), {}, { day: '2026-11-25', time: '09:00' })).toContain('November 27, 2026')
})

it('no run that is proposed for today is after the cut-off or has an entry over the limit, for any payables', () => {
  const payable = fc.record({
    projectId: fc.constant('FW-2026-00001'),
    amountCents: fc.integer({ min: 1, max: 200_000_000 }).map(cents),
    blocked: fc.constantFrom(null, 'noBankDetails'),
  })
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  fc.assert(
    fc.property(fc.array(payable, { maxLength: 6 }), time, time, fc.boolean(), (payables, at, sameDayUntil, balanced) => {
      const proposed = proposeRun(payables, { payOn: TUESDAY }, { day: TUESDAY, time: at }, { sameDayUntil, balanced })
      const wanted = payables.filter(({ blocked }) => blocked === null)
      const total = wanted.reduce((sum, { amountCents }) => sum + amountCents, 0)
      const isLate = at >= sameDayUntil
      const isTooMuch = wanted.some(({ amountCents }) => amountCents > SAME_DAY_LIMIT_CENTS) || (balanced && total > SAME_DAY_LIMIT_CENTS)
      if (wanted.length === 0) expect(proposed).toEqual({ refusal: 'nothingPayable' })
      else if (isLate || isTooMuch) expect(proposed).toMatchObject({ refusal: 'notBankingDay', more: { fields: [{ path: 'payOn' }] } })
      else expect(proposed).toEqual({ wanted, totalCents: total })
    }),
  )
  expect(closedBecause(TUESDAY)).toBeUndefined()
})
