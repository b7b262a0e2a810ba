import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Cents } from '@framewell/domain/money/cents'
import { lastFour } from '@framewell/domain/payments/bankAccount'
import { type importStatement as importCall, MAX_STATEMENT_BYTES } from '@framewell/domain/payments/bankCalls'
import { type BankStatement, StatementFault, type StatementFormat } from '@framewell/domain/payments/bankStatement'
import { creditOwnAccount, debitOwnAccount } from '@framewell/domain/payments/posting'
import { statementArrival } from '@framewell/domain/payments/statementArrival'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/recordAudit'
import { inTransaction } from '../../platform/database/inTransaction'
import { isoTime } from '../../platform/database/isoTime'
import { lock } from '../../platform/database/lock'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { changed } from '../../platform/live/changed'
import { factsOf } from '../../platform/sessions/requestFacts'
import { LedgerRefusal } from '../LedgerRefusal'
import { post } from '../post'
import { bankTransfer } from '../providers/bankTransfer'
import { bookLine } from './bookLine'
import { houseBankAccount } from './houseBankAccount'
import { newLines } from './newLines'
import { findStatements } from './storedStatement'

const lastRow = z.object({ accountHash: z.string(), closingCents: storedCentsSchema })
const sameRow = z.object({ id: z.string(), contentHash: z.string() })

/**
 * Imports a statement completely or not at all. The same statement again changes nothing. Refused: the same number with other lines, a gap
 * to the previous statement, a line that is already known.
 */
export const importStatement: Operation<typeof importCall> = async ({ req, refuse, session }, { name }) => {
  const { file } = factsOf(req)
  if (!file) throw refuse('unsupportedMediaType')
  const bytes = await bytesOf(file)
  if (!bytes) throw refuse('fileTooLarge')
  let read: ReturnType<typeof bankTransfer.readReport>
  try {
    read = bankTransfer.readReport(bytes, (await houseBankAccount(req))?.accountNumber)
  } catch (error) {
    if (error instanceof StatementFault) throw refuse('notAStatement', { detail: error.message })
    throw error
  }
  const { format, statement } = read
  try {
    return await inTransaction(req, async () => {
      await lock(req, 'bank-statements')
      // Locks payouts before projects, as everywhere: one line may name an invoice and the next a payout.
      await lock(req, 'payout-runs')
      const contentHash = contentHashOf(statement)
      const arrival = statementArrival(statement, await booksFor(req, statement, contentHash))
      if ('refusal' in arrival) throw refuse(arrival.refusal, arrival.more)
      if ('known' in arrival) return { ...(await outcomeOf(req, arrival.known)), imported: false }
      const { reference, openingCents } = arrival
      if (openingCents > 0) await postOpening(req, openingCents)
      const lines = await newLines(req, statement)
      if (!lines) throw refuse('lineKnown')
      const id = await storeStatement(req, { ...statement, reference }, { format, name, contentHash, by: session?.name ?? '' })
      // Outgoing lines first: a payout that comes back in the same statement must have left before.
      for (const line of [...lines].sort((a, b) => a.amountCents - b.amountCents)) await bookLine(req, id, line)
      await changed(req, 'payments', '')
      await recordAudit(req, {
        action: 'statement-import',
        subjectType: 'bank-statements',
        subjectId: id,
        after: { reference, day: statement.day, closingCents: statement.closingCents, lines: statement.lines.length },
      })
      return { ...(await outcomeOf(req, id)), imported: true }
    })
  } catch (error) {
    if (error instanceof LedgerRefusal && error.account === 'bank') throw refuse('bankShort')
    throw error
  }
}

/** The whole body; undefined as soon as it is too large. */
async function bytesOf(stream: Readable): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  // A refusal must not destroy the stream: the answer uses the same connection.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > MAX_STATEMENT_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Hash of everything the bank says; `numbered` is our own flag. */
function contentHashOf({ numbered: _, ...content }: BankStatement): string {
  return hashOf(JSON.stringify(content))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Stored statements with the same number; without a number, with the same days and opening balance, in order. */
async function findAlike(req: PayloadRequest, { reference, numbered }: BankStatement) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id, content_hash as "contentHash" from bank_statements
    where reference = ${reference} or (not ${numbered} and starts_with(reference, ${`${reference} (`})) order by created_at, id`)
  return z.array(sameRow).parse(rows)
}

/** What the books say about the statements before this one. */
async function booksFor(req: PayloadRequest, statement: BankStatement, contentHash: string) {
  const alike = await findAlike(req, statement)
  const last = await lastStatement(req)
  const { account } = statement
  return {
    same: alike.find((one) => one.contentHash === contentHash)?.id,
    alike: alike.length,
    repeats: await repeatsLine(req, statement, alike),
    last: last && { closingCents: last.closingCents, otherAccount: ![hashOf(''), hashOf(account)].includes(last.accountHash) },
  }
}

async function repeatsLine(req: PayloadRequest, { lines }: BankStatement, alike: readonly { id: string }[]): Promise<boolean> {
  if (alike.length === 0) return false
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select 1 from bank_lines l join jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n ("bookedOn" text, "amountCents" bigint, text text)
      on n."bookedOn" = l.booked_on and n."amountCents" = l.amount_cents and left(n.text, 1000) = l.text
    where l.statement_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(alike.map(({ id }) => id))}::jsonb)) limit 1`)
  return rows.length > 0
}

async function lastStatement(req: PayloadRequest) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select account_hash as "accountHash", closing_cents as "closingCents" from bank_statements order by created_at desc, id desc limit 1`,
  )
  return lastRow.optional().parse(rows[0])
}

/** The first statement posts the bank's opening balance as owner's money. */
async function postOpening(req: PayloadRequest, amount: Cents) {
  await post(req, {
    key: 'opening-balance',
    kind: 'opening_balance',
    description: 'Opening balance of the bank account',
    entries: [debitOwnAccount('bank', amount), creditOwnAccount('capital', amount)],
  })
}

interface Arrived {
  readonly format: StatementFormat
  readonly name: string
  readonly contentHash: string
  readonly by: string
}

async function storeStatement(req: PayloadRequest, statement: BankStatement, { format, name, contentHash, by }: Arrived): Promise<string> {
  const db = await transactionOf(req)
  // After the last one even if the clock was set back: this order tells which balance each statement opens with.
  const { rows } = await db.execute(sql`
    select ${isoTime(sql`greatest(now(), max(created_at) + interval '1 millisecond')`)} as "createdAt" from bank_statements`)
  const [{ createdAt }] = z.tuple([z.object({ createdAt: z.string() })]).parse(rows)
  const { id } = await req.payload.db.create({
    collection: 'bank-statements',
    data: {
      reference: statement.reference,
      accountLastFour: lastFour(statement.account),
      accountHash: hashOf(statement.account),
      contentHash,
      format,
      fileName: name,
      day: statement.day,
      openingCents: statement.openingCents,
      closingCents: statement.closingCents,
      lineCount: statement.lines.length,
      importedBy: by,
      createdAt,
    },
    req,
  })
  return String(id)
}

async function outcomeOf(req: PayloadRequest, id: string) {
  const [statement] = await findStatements(req, sql`s.id = ${id}`)
  if (!statement) throw new Error('A statement was stored and cannot be found')
  return { statement, matched: statement.lines - statement.unmatched, unmatched: statement.unmatched }
}
