import { type Cents, cents, sumCents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { LEDGER_ACCOUNTS } from '@framewell/domain/payments/ledgerAccount'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { LedgerRefusal } from '../LedgerRefusal'
import { findPayouts } from '../payouts/findPayouts'
import { balancesOf } from '../projects/balances'

/**
 * Checks that so much of a project's refund is neither paid nor in a run: a run that waits is canceled first. The caller holds the lock on runs.
 * @throws LedgerRefusal insufficientFunds
 */
export async function needRefund(req: PayloadRequest, number: string, amountCents: Cents): Promise<void> {
  const waiting = await findPayouts(req, sql`p.number = ${number} and o.account = 'builder_payable' and o.status = 'waiting'`)
  const { builder_payable } = await balancesOf(req, number)
  const free = subtractCents(builder_payable, sumCents(waiting.map((payout) => cents(payout.amountCents))))
  if (amountCents > free) throw new LedgerRefusal('insufficientFunds', LEDGER_ACCOUNTS.builder_payable.title, 'builder_payable')
}
