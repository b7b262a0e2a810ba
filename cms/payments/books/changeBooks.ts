import { randomUUID } from 'node:crypto'
import { dayAfter } from '@framewell/domain/dates/businessDays'
import { companyZone } from '@framewell/domain/dates/companyZone'
import type { adjustBooks as adjustCall, closeBooks as closeCall } from '@framewell/domain/payments/bookCalls'
import { closingCents, lastDayOf } from '@framewell/domain/payments/books'
import { creditOwnAccount, debitOwnAccount } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/recordAudit'
import { startOf } from '../../platform/database/companyTime'
import { isoTime } from '../../platform/database/isoTime'
import { lock } from '../../platform/database/lock'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { changed } from '../../platform/live/changed'
import { LedgerRefusal } from '../LedgerRefusal'
import { post } from '../post'
import { bookRowsOf } from './bookEntries'
import { findClosings } from './closings'

const endRow = z.object({ endsAt: z.string() })
/** Every transaction that began in the month has ended by then. */
const WAIT_MS = 3_600_000

export const closeBooks: Operation<typeof closeCall> = async ({ req, refuse, session, now }, { month, reason }) => {
  await lock(req, 'book-closings')
  const until = lastDayOf(month)
  const [last] = await findClosings(req)
  if (last && last.until >= until) throw refuse('closedAlready')
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select ${isoTime(startOf(sql`${dayAfter(until, 1)}`))} as "endsAt"`)
  const { endsAt } = endRow.parse(rows[0])
  if (now.getTime() < Date.parse(endsAt) + WAIT_MS) throw refuse('notOver')
  const balances = (await bookRowsOf(req, { from: until, until })).map((row) => [row.account, closingCents(row)])
  const { id } = await req.payload.db.create({
    collection: 'book-closings',
    data: {
      month,
      until,
      endsAt,
      timeZone: companyZone(),
      closedBy: session?.name ?? '',
      closedById: session?.id ?? '',
      reason,
      balances: Object.fromEntries(balances),
    },
    req,
  })
  await recordAudit(req, { action: 'books-close', subjectType: 'book-closings', subjectId: String(id), after: { month, until }, reason })
  await changed(req, 'payments', '')
  const [closing] = await findClosings(req)
  if (!closing) throw new Error(`The closing of ${month} was stored and cannot be found`)
  return { closing }
}

export const adjustBooks: Operation<typeof adjustCall> = async ({ req, refuse }, { month, debit, credit, amountCents, reason }) => {
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
