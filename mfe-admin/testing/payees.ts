import type { CallOutput } from '@framewell/domain/http/defineCall'
import { cents } from '@framewell/domain/money/cents'
import { payeeStanding, reportingThreshold } from '@framewell/domain/payments/taxClass'
import type { getPayees, W9 } from '@framewell/domain/payments/w9Calls'

const SIGNED: W9 = {
  name: 'Rosa Wabash',
  businessName: 'Wabash Steel Frames',
  taxClass: 'individual',
  address: '7 Mill Road, Lafayette, IN 47901',
  maskedTin: 'XXX-XX-6789',
  signedBy: 'Rosa Wabash',
  signedOn: '2026-03-02',
}

/** Two shops that were paid in a year, one without a W-9; none when empty. */
export function storyPayees(year: number, filled: boolean): CallOutput<typeof getPayees> {
  const paid = [
    { companyId: 'c1', company: 'Gulf Steel', payouts: 2, paidCents: cents(1_154_440), w9: null },
    { companyId: 'c2', company: 'Wabash Steel Frames', payouts: 5, paidCents: cents(4_290_000), w9: SIGNED },
  ]
  const rows = paid.map((payee) => ({ ...payee, standing: payeeStanding(payee.paidCents, payee.w9?.taxClass ?? null, year) }))
  return { year, threshold: reportingThreshold(year)?.source ?? null, rows: filled ? rows : [] }
}
