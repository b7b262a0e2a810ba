import { randomUUID } from 'node:crypto'
import { companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import { companyZone } from '@framewell/domain/dates/companyZone'
import type { adjustBooks as adjustCall, closeBooks as closeCall } from '@framewell/domain/payments/bookCalls'
import { closingCents, lastDayOf, monthsToClose } from '@framewell/domain/payments/books'
import { creditOwnAccount, debitOwnAccount } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/recordAudit'
import { startOf } from '../../platform/database/companyTime'
import { isoTime } from '../../platform/database/isoTime'
import { lock } from '../../platform/database/lock'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import type { CallContext } from '../../platform/http/calls/callContext'
import { changed } from '../../platform/live/changed'
import { LedgerRefusal } from '../LedgerRefusal'
import { post } from '../post'
import { bookRowsOf } from './bookEntries'
import { findClosings } from './closings'

const endRow = z.object({ endsAt: z.string() })
/** Every transaction that began in the month has ended by then. */
const WAIT_MS = 3_600_000

/** Closes a month, and before it each month since the last closed one: every month is a batch of its own. */
export const closeBooks: Operation<typeof closeCall> = async (context, { month, reason }) => {
  const { req, refuse, now } = context
  await lock(req, 'book-closings')
  const [last] = await findClosings(req)
  if (last && last.month >= month) throw refuse('closedAlready')
  if (now.getTime() < Date.parse(await endOf(req, month)) + WAIT_MS) throw refuse('notOver')
  for (const one of monthsToClose(last?.month, month)) await closeMonth(context, one, reason)
  await changed(req, 'payments', '')
  const [closing] = await findClosings(req)
  if (!closing) throw new Error(`The closing of ${month} was stored and cannot be found`)
  return { closing }
}

/** The first moment after a month, ISO. */
async function endOf(req: PayloadRequest, month: string): Promise<string> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select ${isoTime(startOf(sql`${dayAfter(lastDayOf(month), 1)}`))} as "endsAt"`)
  return endRow.parse(rows[0]).endsAt
}

async function closeMonth({ req, session }: Pick<CallContext, 'req' | 'session'>, month: string, reason: string): Promise<void> {
  const until = lastDayOf(month)
  const balances = (await bookRowsOf(req, { from: until, until })).map((row) => [row.account, closingCents(row)])
  const { id } = await req.payload.db.create({
    collection: 'book-closings',
    data: {
      month,
      until,
      endsAt: await endOf(req, month),
      timeZone: companyZone(),
      closedBy: session?.name ?? '',
      closedById: session?.id ?? '',
      reason,
      balances: Object.fromEntries(balances),
    },
    req,
  })
  await recordAudit(req, { action: 'books-close', subjectType: 'book-closings', subjectId: String(id), after: { month, until }, reason })
}

export const adjustBooks: Operation<typeof adjustCall> = async ({ req, refuse, now }, { month, debit, credit, amountCents, reason }) => {
  if (month > companyDay(now).slice(0, 7)) throw refuse('notBegun', { fields: [{ path: 'month', message: 'This month has not begun' }] })
  try {
    const { postingId } = await post(req, {
      key: `adjustment:${randomUUID()}`,
      kind: 'adjustment',
      description: `Adjustment of ${month}: ${reason}`.slice(0, 500),
      entries: [debitOwnAccount(debit, amountCents), creditOwnAccount(credit, amountCents)],
    })
    await changed(req, 'payments', '')
    return { postingId: String(postingId) }
  } catch (error) {
    throw error instanceof LedgerRefusal ? refuse('accountShort') : error
  }
}
