import {
  type BankLine,
  type BankStatementRow,
  canUndoBooking,
  type takeBackStatement as takeBackCall,
} from '@framewell/domain/payments/bankCalls'
import { BANK_OF, type HouseAccountName } from '@framewell/domain/payments/houseAccount'
import { creditOwnAccount, debitOwnAccount } from '@framewell/domain/payments/posting'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { changed } from '../../platform/live/changed'
import { onBankDay } from '../bankDay'
import { LedgerRefusal } from '../LedgerRefusal'
import { post } from '../post'
import { reversePosting } from '../reversePosting'
import { COUNTS, findLines, findStatements } from './storedStatement'
import { unbookLine } from './unbookLine'

type TakeBackContext = Parameters<Operation<typeof takeBackCall>>[0]

/**
 * Takes back the newest statement of an account: what its lines were booked as is undone in the reverse order of its import, its money leaves the
 * books on the days on which it came, and an opening balance that it brought is reversed. Statement and lines stay on record and count no more.
 */
export const takeBackStatement: Operation<typeof takeBackCall> = async (context, { id, reason }) => {
  const { req, refuse, session } = context
  // In the order of imports.
  await lock(req, 'bank-statements')
  await lock(req, 'payout-runs')
  const statement = await newestOfItsAccount(context, id)
  // An import books what went out first; the lines of a file are stored from the last to the first.
  const lines = await findLines(req, sql`l.statement_id = ${id}`, sql`order by l.amount_cents < 0, l.created_at, l.id`)
  const booked = lines.filter(({ status }) => status !== 'unmatched')
  const by = session?.name ?? ''
  try {
    for (const line of lines) await takeOut(context, line, { by, reason })
    await reverseOpening(req, statement, reason)
  } catch (error) {
    if (error instanceof LedgerRefusal && error.code === 'insufficientFunds') throw refuse('bankShort', { detail: error.message })
    throw error
  }
  const data = { statement: id, reason, takenBackBy: by }
  await req.payload.db.create({ collection: 'statement-take-backs', data, req, returning: false })
  const { reference, houseAccount, day, closingCents } = statement
  await recordAudit(req, {
    action: 'statement-take-back',
    subjectType: 'bank-statements',
    subjectId: id,
    before: { houseAccount, reference, day, closingCents, lines: lines.length, booked: booked.length },
    reason,
  })
  await changed(req, 'payments', '')
  const [taken] = await findStatements(req, sql`s.id = ${id}`)
  if (!taken) throw new Error('A statement was found and is gone')
  return { statement: taken, undone: booked.length }
}

/** @throws CallProblem notFound, takenBackAlready, notNewest */
async function newestOfItsAccount({ req, refuse }: TakeBackContext, id: string): Promise<BankStatementRow> {
  const [statement] = await findStatements(req, sql`s.id = ${id}`)
  if (!statement) throw refuse('notFound')
  if (statement.takenBack) throw refuse('takenBackAlready', { detail: `By ${statement.takenBack.by}: ${statement.takenBack.reason}` })
  const ofAccount = sql`s.house_account = ${statement.houseAccount} and ${COUNTS}`
  const [newest] = await findStatements(req, ofAccount, sql`order by s.created_at desc, s.id desc limit 1`)
  if (newest && newest.id !== id) throw refuse('notNewest', { detail: `The newest is ${newest.reference}, until ${longDate(newest.day)}.` })
  return statement
}

/** Undoes what a line was booked as, and takes what came in out of the books. */
async function takeOut({ req, refuse }: TakeBackContext, line: BankLine, undoing: { readonly by: string; readonly reason: string }) {
  const { id, status, amountCents, bankReference, bookedOn, houseAccount } = line
  if (status === 'returned') throw refuse('lineKept', { detail: `${bankReference}: money was sent back to its payer.` })
  if (canUndoBooking(line)) {
    const refused = await unbookLine(req, line, undoing)
    if (refused)
      throw refuse('lineKept', { detail: `${bankReference}: ${refused.more?.detail ?? 'what it was booked as cannot be undone.'}` })
  }
  if (amountCents > 0)
    await onBankDay(req, bookedOn, () =>
      post(req, {
        key: `taken-back:${id}`,
        kind: 'statement_taken_back',
        description: `Receipt ${bankReference} of a statement that was taken back: ${undoing.reason}`.slice(0, 500),
        entries: [debitOwnAccount('suspense', amountCents), creditOwnAccount(BANK_OF[houseAccount], amountCents)],
      }),
    )
  const db = await transactionOf(req)
  await db.execute(sql`update bank_lines set status = 'taken_back', updated_at = now() where id = ${id}`)
}

/** The first statement of an account takes its opening balance with it. */
async function reverseOpening(req: PayloadRequest, { id, houseAccount }: BankStatementRow, reason: string): Promise<void> {
  const db = await transactionOf(req)
  const { rows: earlier } = await db.execute(
    sql`select 1 from bank_statements s where s.house_account = ${houseAccount} and s.id <> ${id} and ${COUNTS} limit 1`,
  )
  const posting = earlier.length > 0 ? undefined : await openingOf(req, houseAccount)
  if (posting !== undefined) await reversePosting(req, posting, reason)
}

/** The posting of an account's opening balance; undefined when it opened with nothing. */
async function openingOf(req: PayloadRequest, account: HouseAccountName): Promise<number | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select p.id from ledger_postings p join ledger_entries e on e.posting_id = p.id join ledger_accounts a on a.id = e.account_id
    where p.kind = 'opening_balance' and p.reverses is null and a.kind = ${BANK_OF[account]}
      and not exists (select from ledger_postings r where r.reverses = p.id)`)
  return z.object({ id: z.coerce.number() }).optional().parse(rows[0])?.id
}
