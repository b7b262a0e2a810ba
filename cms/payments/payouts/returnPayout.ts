import { payoutReturned } from '@framewell/domain/notifications/events/payouts'
import type { BankLine } from '@framewell/domain/payments/bankCalls'
import { numbersIn } from '@framewell/domain/payments/bankStatement'
import { debitOwnAccount, type LedgerEntry } from '@framewell/domain/payments/posting'
import { returnReason } from '@framewell/domain/payments/returnReasons'
import type { SettlementRefusal } from '@framewell/domain/payments/settlement'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notify } from '../../notifications/notify'
import { lock } from '../../platform/database/lock'
import { transactionOf } from '../../platform/database/transactionOf'
import { endAdvances } from '../factoring/endAdvances'
import { restoreAdvances } from '../factoring/restoreAdvances'
import { endReturnedAdvances } from '../factoring/returnedPayout'
import { lastPosting, nextKey } from '../keysOfCause'
import { post } from '../post'
import { lockAnyProject } from '../projects/findProject'
import { reversePosting } from '../reversePosting'
import { findPayouts, type StoredPayout } from './findPayouts'
import { paidAgainWith } from './inSuspense'
import { creditPayoutAccount } from './payoutAccount'
import { closeSettledRun, payoutFacts, tellArrived } from './settlePayouts'

type Movement = Pick<BankLine, 'id' | 'text' | 'bankReference' | 'bookedOn' | 'amountCents'>

/** Takes back the payout that a receipt names as returned; undefined when there is none or the amount differs. */
export async function returnNamed(req: PayloadRequest, line: Movement, from: LedgerEntry): Promise<string | undefined> {
  const traces = JSON.stringify(line.text.match(/(?<!\d)\d{15}(?!\d)/g) ?? [])
  const references = JSON.stringify(numbersIn(line.text, 'PO'))
  await lock(req, 'payout-runs')
  const named = await findPayouts(
    req,
    sql`o.status = 'settled' and (o.reference in (select jsonb_array_elements_text(${references}::jsonb))
      or o.trace in (select jsonb_array_elements_text(${traces}::jsonb)))`,
  )
  const [payout] = named
  if (named.length !== 1 || !payout || returnRefusal(line, payout)) return undefined
  await takeBackPaid(req, line, payout, from)
  return payout.reference
}

/** Takes back the payout an operator chose for a receipt. */
export async function returnChosen(
  req: PayloadRequest,
  line: Movement,
  reference: string,
  from: LedgerEntry,
): Promise<SettlementRefusal | undefined> {
  await lock(req, 'payout-runs')
  const [payout] = await findPayouts(req, sql`o.status = 'settled' and o.reference = ${reference}`)
  if (!payout) return 'unknownPayout'
  const refusal = returnRefusal(line, payout)
  if (refusal === undefined) await takeBackPaid(req, line, payout, from)
  return refusal
}

function returnRefusal({ amountCents, bookedOn }: Movement, payout: StoredPayout): SettlementRefusal | undefined {
  if (payout.amountCents !== amountCents) return 'payoutDiffers'
  return bookedOn < payout.sentOn ? 'beforeSent' : undefined
}

async function takeBackPaid(req: PayloadRequest, line: Movement, payout: StoredPayout, from: LedgerEntry): Promise<void> {
  const key = await nextKey(req, 'returned', line.id)
  await takePayoutBack(req, payout, {
    key,
    from,
    reason: returnReason(line.text, payout.failReason),
    words: `came back: ${line.bankReference}`,
  })
}

interface Return {
  /** Key of the posting. */
  readonly key: string
  /** Where the money is: at the bank, in suspense, or it never left. */
  readonly from: LedgerEntry
  readonly reason: string
  /** Follows the payout's number in the posting. */
  readonly words: string
}

/** The bank refused a sent payout before any statement showed it: it is payable again, and its run may be settled by that. */
export async function takeRefusedBack(req: PayloadRequest, payout: StoredPayout, reason: string): Promise<void> {
  await takePayoutBack(req, payout, {
    key: `payout-failed:${payout.reference}`,
    from: debitOwnAccount('payouts_in_transit', payout.amountCents),
    reason,
    words: `refused by the bank: ${reason}`,
  })
  await closeSettledRun(req, payout.runId)
}

/**
 * A payout did not reach its payee: it is payable again, and its bank account is blocked until the company enters one again and it is
 * confirmed. Early payouts it paid are taken back first. The company and the operators get the reason.
 */
export async function takePayoutBack(req: PayloadRequest, payout: StoredPayout, { key, from, reason, words }: Return): Promise<void> {
  const { id, reference, projectId, account, amountCents, accountLastFour } = payout
  await lockAnyProject(req, projectId)
  await post(req, {
    key,
    kind: 'payout_returned',
    description: `Payout ${reference} ${words}`.slice(0, 500),
    entries: [from, creditPayoutAccount(projectId, account, amountCents)],
  })
  const tookBack = JSON.stringify(await endReturnedAdvances(req, payout))
  const db = await transactionOf(req)
  await db.execute(sql`
    update payouts set status = 'returned', fail_reason = ${reason}, took_back = ${tookBack}::jsonb, updated_at = now() where id = ${id}`)
  await blockAccount(req, payout, reason)
  await notify(req, payoutReturned, { ...payoutFacts(payout), reason, lastFour: accountLastFour })
}

/** Nothing more is paid to the account that a payout or prenote came back from, until its company enters it again and it is confirmed. */
export async function blockAccount(
  req: PayloadRequest,
  { reference, bankDetailId }: Pick<StoredPayout, 'reference' | 'bankDetailId'>,
  reason: string,
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update bank_details set status = 'blocked', blocked_by = ${reference}, block_reason = ${reason}, updated_at = now()
    where id = ${bankDetailId} and status = 'active'`)
}

/**
 * Undoes that a receipt was a returned payout: early payouts the return took back are paid again, its posting is reversed, the payout
 * counts as paid, and its bank account is used again unless another one was confirmed since.
 * @throws LedgerRefusal insufficientFunds when its money is in transit again
 * @returns why not: the receipt brought no payout back
 */
export async function undoReturn(req: PayloadRequest, lineId: string, reference: string, reason: string): Promise<string | undefined> {
  await lock(req, 'payout-runs')
  const [payout] = await findPayouts(req, sql`o.reference = ${reference} and o.status = 'returned'`)
  const posting = await lastPosting(req, 'returned', lineId)
  if (!payout || posting === undefined) return 'It brought no payout back.'
  const paidAgain = await paidAgainWith(req, payout.id)
  if (paidAgain) return `Payout ${paidAgain} pays its money again. Cancel that run or take back that payout first.`
  await lockAnyProject(req, payout.projectId)
  const restored = await restoreAdvances(req, payout, reason)
  await reversePosting(req, posting, reason)
  const db = await transactionOf(req)
  await db.execute(sql`
    update payouts set status = 'settled', fail_reason = null, took_back = null, pay_again_by = null, updated_at = now() where id = ${payout.id}`)
  if (restored) await endAdvances(req, payout.projectId, { reason: `The return of payout ${reference} was undone: ${reason}` })
  await db.execute(sql`
    update bank_details b set status = 'active', blocked_by = null, block_reason = null, updated_at = now()
    where b.id = ${payout.bankDetailId} and b.status = 'blocked' and b.blocked_by = ${reference}
      and not exists (select from bank_details o where o.company_id = b.company_id and o.status = 'active')`)
  await tellArrived(req, payout)
  return undefined
}
