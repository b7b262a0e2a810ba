import { sumCents } from '@framewell/domain/money/cents'
import { payoutArrived, payoutNotArrived } from '@framewell/domain/notifications/events/payouts'
import type { BankLine } from '@framewell/domain/payments/bankCalls'
import { BANK_OF } from '@framewell/domain/payments/houseAccount'
import { creditOwnAccount, debitOwnAccount } from '@framewell/domain/payments/posting'
import {
  namedSettlement,
  payoutsCalled,
  type Settlement,
  type SettlementRefusal,
  settlementRefusal,
} from '@framewell/domain/payments/settlement'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notify } from '../../notifications/notify'
import { lock } from '../../platform/database/lock'
import { transactionOf } from '../../platform/database/transactionOf'
import { lastPosting, nextKey } from '../keysOfCause'
import { post } from '../post'
import { reversePosting } from '../reversePosting'
import { findPayouts, type StoredPayout } from './findPayouts'

type Movement = Pick<BankLine, 'id' | 'houseAccount' | 'text' | 'bankReference' | 'bookedOn' | 'amountCents'>

/** Settles what a payment on a statement names. */
export async function settleNamed(req: PayloadRequest, line: Movement): Promise<Settlement<StoredPayout>> {
  const settlement = namedSettlement(line, await payoutsOnTheirWay(req))
  if ('payouts' in settlement) await settlePayouts(req, line, settlement.payouts)
  return settlement
}

/** Settles the payout or run, by number, that an operator chose for a payment. */
export async function settleChosen(req: PayloadRequest, line: Movement, number: string): Promise<SettlementRefusal | undefined> {
  const chosen = payoutsCalled(number, await payoutsOnTheirWay(req))
  const refusal = settlementRefusal(line, chosen)
  if (refusal === undefined) await settlePayouts(req, line, chosen)
  return refusal
}

async function payoutsOnTheirWay(req: PayloadRequest): Promise<StoredPayout[]> {
  await lock(req, 'payout-runs')
  return findPayouts(req, sql`o.status = 'sent'`)
}

/** The bank has paid them. */
async function settlePayouts(req: PayloadRequest, line: Movement, payouts: readonly StoredPayout[]): Promise<void> {
  const total = sumCents(payouts.map(({ amountCents }) => amountCents))
  await post(req, {
    key: await nextKey(req, 'settled', line.id),
    kind: 'payout_settled',
    description: `Paid by the bank: ${payouts.map(({ reference }) => reference).join(', ')}`.slice(0, 500),
    entries: [debitOwnAccount('payouts_in_transit', total), creditOwnAccount(BANK_OF[line.houseAccount], total)],
  })
  const db = await transactionOf(req)
  for (const payout of payouts) {
    await db.execute(sql`
      update payouts set status = 'settled', settled_on = ${line.bookedOn}, settled_line_id = ${line.id}, updated_at = now() where id = ${payout.id}`)
    await tellArrived(req, payout)
  }
  for (const run of new Set(payouts.map(({ runId }) => runId))) await closeSettledRun(req, run)
}

/**
 * Undoes that a movement paid payouts: its posting is reversed, and they are in transit again.
 * @returns why not: one of them has come back since
 */
export async function unsettlePayouts(req: PayloadRequest, lineId: string, reason: string): Promise<string | undefined> {
  await lock(req, 'payout-runs')
  const payouts = await findPayouts(req, sql`o.settled_line_id = ${lineId}`)
  const gone = payouts.find(({ status }) => status !== 'settled')
  if (gone) return `${gone.reference} has come back since. Take back its return first.`
  const posting = await lastPosting(req, 'settled', lineId)
  if (payouts.length === 0 || posting === undefined) return 'It paid no payout.'
  await reversePosting(req, posting, reason)
  const db = await transactionOf(req)
  await db.execute(sql`
    update payouts set status = 'sent', settled_on = null, settled_line_id = null, updated_at = now() where settled_line_id = ${lineId}`)
  for (const payout of payouts) {
    await db.execute(sql`update payout_runs set status = 'sent', updated_at = now() where id = ${payout.runId} and status = 'settled'`)
    await notify(req, payoutNotArrived, payoutFacts(payout))
  }
  return undefined
}

/** What every event of a payout says about it. */
export function payoutFacts({ projectId, companyId, reference, amountCents }: StoredPayout) {
  return { projectId, title: projectId, companies: [companyId], reference, amountCents }
}

/** Tells a payee that a statement shows its payout, and a shop what waits for its waiver. */
export async function tellArrived(req: PayloadRequest, payout: StoredPayout): Promise<void> {
  await notify(req, payoutArrived, { ...payoutFacts(payout), isShop: payout.fabricatorId !== null, nextStep: payout.nextStep })
}

/** A run is settled when none of its payouts is in transit. */
export async function closeSettledRun(req: PayloadRequest, runId: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update payout_runs set status = 'settled', updated_at = now()
    where id = ${runId} and status = 'sent' and not exists (select from payouts where run_id = ${runId} and status = 'sent')`)
}
