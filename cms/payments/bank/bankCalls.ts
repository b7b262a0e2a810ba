import type { Problem } from '@framewell/domain/http/problem'
import type {
  decideBankLine as decideCall,
  listBankLines as linesCall,
  listStatements as statementsCall,
} from '@framewell/domain/payments/bankCalls'
import { bookedLine } from '@framewell/domain/payments/bookedLine'
import { creditHouse, debitHouse, type LedgerEntry } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../../audit/recordAudit'
import { lockRow } from '../../database/lockRow'
import type { SqlPart } from '../../database/SqlPart'
import { transactionOf } from '../../database/transactionOf'
import type { Operation } from '../../http/bindCall'
import { changed } from '../../notifications/changed'
import { fromSuspense, settleInvoice } from '../billing/settleInvoice'
import { nextKey } from '../keysOfCause'
import { LedgerRefusal } from '../LedgerRefusal'
import { post } from '../post'
import { linesGoingBack, sendBack } from './bookLine'
import { bankPosition, findLines, findStatements } from './storedStatement'

interface Paged {
  readonly page: number
  readonly limit: number
  readonly direction: 'ascending' | 'descending'
}
const paged = (column: SqlPart, { page, limit, direction }: Paged): SqlPart =>
  sql`order by ${column} ${direction === 'ascending' ? sql`asc` : sql`desc`}, id limit ${limit} offset ${(page - 1) * limit}`

async function countOf(req: PayloadRequest, table: SqlPart, where: SqlPart): Promise<number> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select count(*)::int as total from ${table} where ${where}`)
  return z.object({ total: z.number() }).parse(rows[0]).total
}

export const listStatements: Operation<typeof statementsCall> = async ({ req }, input) => {
  const where = sql`position(lower(${input.search}) in lower(concat_ws(' ', s.reference, s.file_name, s.day))) > 0`
  return {
    data: await findStatements(req, where, paged(input.sort === 'day' ? sql`s.day` : sql`s.created_at`, input)),
    total: await countOf(req, sql`bank_statements s`, where),
    position: await bankPosition(req),
  }
}

export const listBankLines: Operation<typeof linesCall> = async ({ req }, input) => {
  const where = sql`(${input.status} = 'all' or l.status::text = ${input.status})
    and (${input.statementId ?? null}::uuid is null or l.statement_id = ${input.statementId ?? null})
    and position(lower(${input.search}) in lower(concat_ws(' ', l.bank_reference, l.text, l.counterparty, l.matched_to))) > 0`
  return {
    data: await findLines(req, where, paged(input.sort === 'bookedOn' ? sql`l.booked_on` : sql`l.created_at`, input)),
    total: await countOf(req, sql`bank_lines l`, where),
  }
}

/** What each decision books; an incoming line stands in suspense, an outgoing one is not booked yet. */
const BOOKS: Record<'capital' | 'charge' | 'withdrawal', (cents: number) => LedgerEntry[]> = {
  capital: (cents) => [debitHouse('suspense', cents), creditHouse('capital', cents)],
  charge: (cents) => [debitHouse('revenue', cents), creditHouse('bank', cents)],
  withdrawal: (cents) => [debitHouse('capital', cents), creditHouse('bank', cents)],
}

/** What is said besides the refusal's own words. */
const REFUSED: Readonly<Record<string, Pick<Problem, 'detail' | 'fields'>>> = {
  'invoiceNeeded:invoice': { fields: [{ path: 'invoice', message: 'Say which invoice it pays' }] },
  'wrongDirection:return': { detail: 'No receipt of this amount is waiting to be sent back.' },
}

export const decideBankLine: Operation<typeof decideCall> = async ({ req, refuse, session }, { id, decision, invoice, reason }) => {
  if (!(await lockRow(req, 'bank-lines', id))) throw refuse('notFound')
  const [line] = await findLines(req, sql`l.id = ${id}`)
  if (!line) throw refuse('notFound')
  const { amountCents } = line
  const cents = Math.abs(amountCents)
  const [back] = decision === 'return' && amountCents < 0 ? await linesGoingBack(req, cents) : []
  const booked = bookedLine(line, { decision, invoice }, back?.bankReference)
  if ('refusal' in booked) throw refuse(booked.refusal, REFUSED[`${booked.refusal}:${decision}`])
  const { status, matchedTo } = booked
  try {
    if (decision === 'invoice') {
      const refusal = await settleInvoice(req, { invoice: matchedTo, amountCents, lineId: id, from: fromSuspense(amountCents) })
      if (refusal) throw refuse(refusal)
    } else if (back) await sendBack(req, id, back, cents)
    else if (decision !== 'return')
      await post(req, {
        key: await nextKey(req, 'line', id),
        kind: `bank_${decision}`,
        description: `${line.bankReference}: ${reason}`.slice(0, 500),
        entries: BOOKS[decision](cents),
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
  return { line: decided }
}
