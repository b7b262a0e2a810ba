import type { Cents } from '@framewell/domain/money/cents'
import { negateCents } from '@framewell/domain/money/differences'
import {
  type MATCH_WORDS,
  MAX_LINE_TEXT_LENGTH,
  matchReceipt,
  numbersIn,
  type StatementLine,
} from '@framewell/domain/payments/bankStatement'
import { receiptWords } from '@framewell/domain/payments/bookedLine'
import { BANK_OF, type HouseAccountName } from '@framewell/domain/payments/houseAccount'
import { openCents } from '@framewell/domain/payments/invoices'
import { creditOwnAccount, debitOwnAccount, type Posting } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import { bookReceipt } from '../billing/bookReceipt'
import { findInvoices } from '../billing/projectInvoices'
import { transferNamed } from '../escrow/bookTransfer'
import { returnNamed } from '../payouts/returnPayout'
import { settleNamed } from '../payouts/settlePayouts'
import { post } from '../post'

/** A movement of one of the bank accounts. */
type AccountLine = StatementLine & { readonly houseAccount: HouseAccountName }

/** A line with the time that it is stored with, which tells its place in its file. */
export type PlacedLine = StatementLine & { readonly createdAt: string }

interface Booked {
  readonly status: 'matched' | 'unmatched' | 'returned'
  readonly matchedTo: string | null
  readonly why: keyof typeof MATCH_WORDS | null
}

/** Posts one statement line: as what it certainly is, or into suspense until a person decides. An unexplained outgoing line is not posted. */
export async function bookLine(
  req: PayloadRequest,
  statementId: string,
  houseAccount: HouseAccountName,
  { createdAt, ...stated }: PlacedLine,
): Promise<void> {
  // Matches the stored text, so that the match can be checked later.
  const line: AccountLine = { ...stated, houseAccount, text: stated.text.slice(0, MAX_LINE_TEXT_LENGTH) }
  const { id } = await req.payload.db.create({
    collection: 'bank-lines',
    data: {
      statement: statementId,
      ...line,
      counterparty: line.counterparty.slice(0, 200),
      status: 'unmatched',
      createdAt,
    },
    req,
  })
  const lineId = String(id)
  const booked = line.amountCents > 0 ? await bookIncoming(req, lineId, line) : await bookPayment(req, lineId, line)
  const db = await transactionOf(req)
  await db.execute(sql`
    update bank_lines set status = ${booked.status}, matched_to = ${booked.matchedTo}, why = ${booked.why}, updated_at = now() where id = ${lineId}`)
}

/** Who decided a match. */
const BY_ITS_TEXT = 'Matched by its text'

/**
 * A receipt in the escrow account is in suspense first: what is held for an order is not there when its booking is undone.
 */
async function bookIncoming(req: PayloadRequest, lineId: string, line: AccountLine): Promise<Booked> {
  const transfer = await transferNamed(req, { ...line, id: lineId })
  if (transfer) return { status: 'matched', matchedTo: transfer, why: null }
  const isEscrow = line.houseAccount === 'escrow'
  if (isEscrow) await post(req, unmatchedReceipt(lineId, line))
  const from = isEscrow ? 'suspense' : 'bank'
  const payout = await returnNamed(req, { ...line, id: lineId }, debitOwnAccount(from, line.amountCents))
  if (payout) return { status: 'matched', matchedTo: payout, why: null }
  const named = JSON.stringify(numbersIn(line.text, 'INV'))
  const open = await findInvoices(
    req,
    sql`i.status in ('open', 'scheduled') and i.number in (select jsonb_array_elements_text(${named}::jsonb))`,
  )
  const match = matchReceipt(
    line,
    open.map((invoice) => ({ number: invoice.number, openCents: openCents(invoice) })),
  )
  if (match.match === 'invoices') {
    const named = open.filter(({ number }) => match.numbers.includes(number))
    const allocations = named.map((invoice) => ({ invoice: invoice.number, amountCents: openCents(invoice) }))
    const refusal = await bookReceipt(req, { lineId, from, availableCents: line.amountCents, allocations, by: BY_ITS_TEXT })
    if (!refusal) return { status: 'matched', matchedTo: receiptWords(allocations), why: null }
  }
  if (!isEscrow) await post(req, unmatchedReceipt(lineId, line))
  return { status: 'unmatched', matchedTo: null, why: match.match === 'none' ? match.why : 'severalReferences' }
}

/** A receipt in suspense until somebody decides what it is. */
export function unmatchedReceipt(
  lineId: string,
  { houseAccount, bankReference, amountCents }: Pick<AccountLine, 'houseAccount' | 'bankReference' | 'amountCents'>,
): Posting {
  return {
    key: `suspense:${lineId}`,
    kind: 'unmatched_receipt',
    description: `Unmatched receipt ${bankReference}`.slice(0, 500),
    entries: [debitOwnAccount(BANK_OF[houseAccount], amountCents), creditOwnAccount('suspense', amountCents)],
  }
}

async function bookPayment(req: PayloadRequest, lineId: string, line: AccountLine): Promise<Booked> {
  const transfer = await transferNamed(req, { ...line, id: lineId })
  if (transfer) return { status: 'matched', matchedTo: transfer, why: null }
  const settled = await settleNamed(req, { ...line, id: lineId })
  if ('payouts' in settled) return { status: 'matched', matchedTo: settled.reference, why: null }
  const sentBack = await returningLine(req, line)
  if (sentBack) {
    await sendBack(req, { ...line, id: lineId }, sentBack)
    return { status: 'returned', matchedTo: sentBack.bankReference, why: null }
  }
  return { status: 'unmatched', matchedTo: null, why: settled.why }
}

const returningRows = z.array(z.object({ id: z.string(), bankReference: z.string() }))
type Returning = z.infer<typeof returningRows>[number]

/** The receipt that this payment sends back: the same amount, and named in its text or the only one. */
async function returningLine(req: PayloadRequest, { houseAccount, amountCents, text }: AccountLine): Promise<Returning | undefined> {
  const found = await linesGoingBack(req, houseAccount, negateCents(amountCents))
  return found.find(({ bankReference }) => text.includes(bankReference))
}

/** Receipts of an account and an amount that an operator decided to send back. */
export async function linesGoingBack(req: PayloadRequest, account: HouseAccountName, amount: Cents): Promise<Returning[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id, bank_reference as "bankReference" from bank_lines where status = 'returning' and house_account = ${account} and amount_cents = ${amount} order by created_at`)
  return returningRows.parse(rows)
}

/** Takes a receipt out of suspense after the bank sent it back. */
export async function sendBack(
  req: PayloadRequest,
  line: Pick<AccountLine, 'houseAccount' | 'amountCents'> & { readonly id: string },
  { id, bankReference }: Returning,
): Promise<void> {
  const amount = negateCents(line.amountCents)
  await post(req, {
    key: `return:${id}`,
    kind: 'receipt_returned',
    description: `Receipt ${bankReference} sent back`.slice(0, 500),
    entries: [debitOwnAccount('suspense', amount), creditOwnAccount(BANK_OF[line.houseAccount], amount)],
  })
  const db = await transactionOf(req)
  await db.execute(sql`update bank_lines set status = 'returned', matched_to = ${line.id}, updated_at = now() where id = ${id}`)
}
