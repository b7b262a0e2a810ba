import { createHash } from 'node:crypto'
import type { Refusal } from '@framewell/domain/http/refusal'
import type { Cents } from '@framewell/domain/money/cents'
import { lastFour } from '@framewell/domain/payments/bankAccount'
import type { BankStatement, StatementFormat, StatementLine } from '@framewell/domain/payments/bankStatement'
import { BANK_OF, HOUSE_ACCOUNT_WORDS, type HouseAccountName } from '@framewell/domain/payments/houseAccount'
import { creditOwnAccount, debitOwnAccount } from '@framewell/domain/payments/posting'
import { statementArrival } from '@framewell/domain/payments/statementArrival'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/recordAudit'
import { isoTime } from '../../platform/database/isoTime'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { onBankDay } from '../bankDay'
import { nextKey } from '../keysOfCause'
import { post } from '../post'
import { bookLine } from './bookLine'
import { newLines } from './newLines'
import { COUNTS } from './storedStatement'

const lastRow = z.object({ accountHash: z.string(), accountLastFour: z.string(), closingCents: storedCentsSchema })
const sameRow = z.object({ id: z.string(), contentHash: z.string(), day: z.string(), counts: z.boolean() })

type Booking =
  | { readonly id: string; readonly imported: boolean }
  | Refusal<'changedStatement' | 'otherAccount' | 'gap' | 'bankShort' | 'firstStatement' | 'lineKnown' | 'repeatedMovements'>

/** Stores one statement and posts its lines, unless it is already stored. The caller holds the locks on statements and runs. */
export async function bookStatement(req: PayloadRequest, statement: BankStatement, file: Omit<Arrived, 'contentHash'>): Promise<Booking> {
  const contentHash = contentHashOf(statement)
  const { houseAccount } = file
  const books = await booksFor(req, houseAccount, statement, contentHash)
  const arrival = statementArrival(statement, { ...books, houseAccount, firstChecked: file.firstChecked })
  if ('refusal' in arrival) return arrival
  if ('known' in arrival) return { id: arrival.known, imported: false }
  const { reference, openingCents } = arrival
  if (openingCents > 0) await onBankDay(req, firstDay(statement), () => postOpening(req, houseAccount, openingCents))
  const lines = await newLines(req, houseAccount, statement, file.repeatsAreNew)
  if ('refusal' in lines) return lines
  const { id, createdAt } = await storeStatement(req, { ...statement, reference }, { ...file, contentHash })
  const placed = lines.map((line, at) => ({ ...line, createdAt: new Date(Date.parse(createdAt) - at).toISOString() }))
  // Outgoing lines first: a payout that comes back in the same statement must have left before.
  for (const line of [...placed.filter(isOutgoing), ...placed.filter((one) => !isOutgoing(one))])
    await onBankDay(req, line.bookedOn, () => bookLine(req, id, houseAccount, line))
  await recordAudit(req, {
    action: 'statement-import',
    subjectType: 'bank-statements',
    subjectId: id,
    after: { houseAccount, reference, day: statement.day, closingCents: statement.closingCents, lines: statement.lines.length },
  })
  return { id, imported: true }
}

const firstDay = ({ day, lines }: BankStatement): string => [day, ...lines.map(({ bookedOn }) => bookedOn)].sort()[0] ?? day

const isOutgoing = ({ amountCents }: StatementLine): boolean => amountCents < 0

/** Hash of everything the bank says; `numbered` is our own flag. */
function contentHashOf({ numbered: _, ...content }: BankStatement): string {
  return hashOf(JSON.stringify(content))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Stored statements with the same number, including restarted numbers and those that were taken back; without a number, with the same days and opening balance, in order. */
async function findAlike(req: PayloadRequest, account: HouseAccountName, { reference }: BankStatement) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id, content_hash as "contentHash", day, ${COUNTS} as counts from bank_statements s
    where house_account = ${account} and (reference = ${reference} or starts_with(reference, ${`${reference} (`})) order by created_at, id`)
  return z.array(sameRow).parse(rows)
}

/** What the books say about the statements of the account before this one. */
async function booksFor(req: PayloadRequest, houseAccount: HouseAccountName, statement: BankStatement, contentHash: string) {
  const stored = await findAlike(req, houseAccount, statement)
  const alike = stored.filter(({ counts }) => counts)
  const last = await lastStatement(req, houseAccount)
  const { account } = statement
  return {
    same: alike.find((one) => one.contentHash === contentHash)?.id,
    alike: alike.length,
    stored: stored.length,
    sameDay: alike.some(({ day }) => day === statement.day),
    repeats: await repeatsLine(req, statement, alike),
    last: last && { closingCents: last.closingCents, otherAccount: isOther(last, account) },
  }
}

/** Some files have no account number, and some only its last four digits. */
function isOther(last: z.infer<typeof lastRow>, account: string): boolean {
  if (account.length === 4) return last.accountLastFour !== account && last.accountHash !== hashOf('')
  return ![hashOf(''), hashOf(account), hashOf(lastFour(account))].includes(last.accountHash)
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

async function lastStatement(req: PayloadRequest, account: HouseAccountName) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select account_hash as "accountHash", account_last_four as "accountLastFour", closing_cents as "closingCents" from bank_statements s
      where house_account = ${account} and ${COUNTS} order by created_at desc, id desc limit 1`,
  )
  return lastRow.optional().parse(rows[0])
}

/** The first statement of an account posts the bank's opening balance as owners' money; once more when that one was taken back. */
async function postOpening(req: PayloadRequest, account: HouseAccountName, amount: Cents) {
  await post(req, {
    key: await nextKey(req, 'opening', account),
    kind: 'opening_balance',
    description: `Opening balance of the ${HOUSE_ACCOUNT_WORDS[account].toLowerCase()}`,
    entries: [debitOwnAccount(BANK_OF[account], amount), creditOwnAccount('capital', amount)],
  })
}

interface Arrived {
  readonly houseAccount: HouseAccountName
  readonly format: StatementFormat
  readonly name: string
  readonly contentHash: string
  readonly by: string
  readonly repeatsAreNew: boolean
  readonly firstChecked: boolean
}

async function storeStatement(
  req: PayloadRequest,
  statement: BankStatement,
  { houseAccount, format, name, contentHash, by }: Arrived,
): Promise<{ readonly id: string; readonly createdAt: string }> {
  const db = await transactionOf(req)
  // After the last one even if the clock was set back: this order tells which balance each statement opens with. Each line is stored with a
  // time a millisecond before that of the line above it, so that lists with the newest first show lines as the file does. All of them follow
  // the lines of earlier statements.
  const { rows } = await db.execute(sql`
    select ${isoTime(sql`greatest(now(), max(created_at) + ${statement.lines.length + 1} * interval '1 millisecond')`)} as "createdAt" from bank_statements`)
  const [{ createdAt }] = z.tuple([z.object({ createdAt: z.string() })]).parse(rows)
  const { id } = await req.payload.db.create({
    collection: 'bank-statements',
    data: {
      houseAccount,
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
  return { id: String(id), createdAt }
}
