import { type Cents, cents } from '@framewell/domain/money/cents'
import { absoluteCents } from '@framewell/domain/money/differences'
import type { decideBankLine as decideCall } from '@framewell/domain/payments/bankCalls'
import { allocationMore, bookedLine, lineRefusalMore } from '@framewell/domain/payments/bookedLine'
import { BANK_OF, type BankKind } from '@framewell/domain/payments/houseAccount'
import { creditOwnAccount, debitOwnAccount, type LedgerEntry } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { lockRow } from '../../platform/database/lockRow'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { changed } from '../../platform/live/changed'
import { onBankDay } from '../bankDay'
import { bookReceipt, keepCredit } from '../billing/bookReceipt'
import { bookTransfer } from '../escrow/bookTransfer'
import { refundCover } from '../escrow/operatingCash'
import { nextKey } from '../keysOfCause'
import { LedgerRefusal } from '../LedgerRefusal'
import { returnChosen } from '../payouts/returnPayout'
import { settleChosen } from '../payouts/settlePayouts'
import { post } from '../post'
import { linesGoingBack, sendBack } from './bookLine'
import { findLines } from './storedStatement'

/** What each decision posts. An incoming line is in suspense; an outgoing one is not posted yet. */
const BOOKS: Record<
  'capital' | 'income' | 'recovery' | 'charge' | 'expense' | 'salesTax' | 'withdrawal',
  (amount: Cents, bank: BankKind) => LedgerEntry[]
> = {
  capital: (amount) => [debitOwnAccount('suspense', amount), creditOwnAccount('capital', amount)],
  income: (amount) => [debitOwnAccount('suspense', amount), creditOwnAccount('revenue', amount)],
  recovery: (amount) => [debitOwnAccount('suspense', amount), creditOwnAccount('bad_debt', amount)],
  charge: (amount, bank) => [debitOwnAccount('bank_charges', amount), creditOwnAccount(bank, amount)],
  expense: (amount, bank) => [debitOwnAccount('expenses', amount), creditOwnAccount(bank, amount)],
  salesTax: (amount, bank) => [debitOwnAccount('sales_tax_paid', amount), creditOwnAccount(bank, amount)],
  withdrawal: (amount, bank) => [debitOwnAccount('capital', amount), creditOwnAccount(bank, amount)],
}

type DecideContext = Parameters<Operation<typeof decideCall>>[0]
type Decided = Parameters<Operation<typeof decideCall>>[1]

/** Books a receipt as a customer's: on invoices, or all of it on account. */
async function bookCustomer({ req, refuse, session }: DecideContext, availableCents: Cents, decided: Decided): Promise<void> {
  const { id: lineId, decision, allocations = [], companyId = '', reason } = decided
  const from = 'suspense'
  if (decision === 'credit') {
    if (!(await isBuilder(req, companyId)))
      throw refuse('unknownCustomer', { fields: [{ path: 'companyId', message: 'Choose a builder' }] })
    await keepCredit(req, { lineId, from, companyId, unappliedCents: availableCents })
    return
  }
  const refusal = await bookReceipt(req, { lineId, from, availableCents, allocations, by: session?.name ?? '', reason })
  if (refusal) throw refuse(refusal.refusal, allocationMore(refusal.invoice))
}

export const decideBankLine: Operation<typeof decideCall> = async (context, { id, reason, ...choice }) => {
  const { req, refuse, session } = context
  const { decision } = choice
  // One at a time with imports: both move suspense and the accounts of projects.
  await lock(req, 'bank-statements')
  if (!(await lockRow(req, 'bank-lines', id))) throw refuse('notFound')
  const [line] = await findLines(req, sql`l.id = ${id}`)
  if (!line) throw refuse('notFound')
  const { amountCents } = line
  const amount = absoluteCents(amountCents)
  const [back] = decision === 'return' && amountCents < 0 ? await linesGoingBack(req, line.houseAccount, amount) : []
  const booked = bookedLine(line, choice, back?.bankReference)
  if ('refusal' in booked) throw refuse(booked.refusal, lineRefusalMore(booked.refusal, decision))
  const { status, matchedTo } = booked
  const { lackingCents: before } = await refundCover(req)
  try {
    await onBankDay(req, line.bookedOn, async () => {
      if (decision === 'invoice' || decision === 'credit') await bookCustomer(context, amountCents, { id, reason, ...choice })
      else if (decision === 'payout') {
        const refusal = await (amountCents < 0
          ? settleChosen(req, line, matchedTo)
          : returnChosen(req, line, matchedTo, debitOwnAccount('suspense', amountCents)))
        if (refusal) throw refuse(refusal)
      } else if (decision === 'transfer') {
        const refusal = await bookTransfer(req, line, matchedTo, amountCents > 0)
        if (refusal) throw refuse(refusal, { fields: [{ path: 'transfer', message: 'Look at the transfer again' }] })
      } else if (back) await sendBack(req, line, back)
      else if (decision !== 'return')
        await post(req, {
          key: await nextKey(req, 'line', id),
          kind: `bank_${decision}`,
          description: `${line.bankReference}: ${reason}`.slice(0, 500),
          entries: BOOKS[decision](amount, BANK_OF[line.houseAccount]),
        })
    })
  } catch (error) {
    if (error instanceof LedgerRefusal && error.code === 'insufficientFunds') throw refuse('bankShort', { detail: error.message })
    throw error
  }
  const db = await transactionOf(req)
  await db.execute(sql`
    update bank_lines set status = ${status}, matched_to = ${matchedTo}, decided_by = ${session?.name ?? ''}, reason = ${reason}, updated_at = now()
    where id = ${id}`)
  await changed(req, 'payments', '')
  await recordAudit(req, {
    action: 'bank-line-decide',
    subjectType: 'bank-lines',
    subjectId: id,
    before: { status: line.status },
    after: { status, matchedTo, amountCents },
    reason,
  })
  const [decided] = await findLines(req, sql`l.id = ${id}`)
  if (!decided) throw new Error('A line was decided and cannot be found')
  const { lackingCents } = await refundCover(req)
  return { line: decided, lackingForRefundsCents: lackingCents > before ? lackingCents : cents(0) }
}

async function isBuilder(req: PayloadRequest, companyId: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select 1 from companies where id = ${companyId} and kind = 'builder'`)
  return rows.length > 0
}
