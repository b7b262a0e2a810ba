import { easternDay } from '@framewell/domain/dates/bankingTime'
import type { Cents } from '@framewell/domain/money/cents'
import type { PayoutRun } from '@framewell/domain/payments/payoutCalls'
import { runsOfAmount, type SentPayout } from '@framewell/domain/payments/settlement'

/** Payouts of runs in a status, for matching with bank lines. */
export function payoutsIn(runs: readonly PayoutRun[], status: 'sent' | 'settled'): SentPayout[] {
  return runs.flatMap(({ number, sentAt, payouts }) =>
    sentAt === null
      ? []
      : payouts
          .filter((payout) => payout.status === status)
          .map(({ reference, amountCents }) => ({
            reference,
            runNumber: number,
            trace: null,
            amountCents,
            sentOn: easternDay(new Date(sentAt)),
          })),
  )
}

interface Movement {
  readonly amountCents: Cents
  readonly bookedOn: string
}

/** Candidates for a bank line of exactly its amount: runs and payouts in transit for outgoing money, paid payouts for incoming money. */
export function payoutCandidates({ amountCents, bookedOn }: Movement, runs: readonly PayoutRun[]): readonly string[] {
  if (amountCents < 0) return runsOfAmount({ amountCents, bookedOn }, payoutsIn(runs, 'sent'))
  const paid = payoutsIn(runs, 'settled').filter((payout) => payout.amountCents === amountCents && payout.sentOn <= bookedOn)
  return paid.map(({ reference }) => reference)
}
