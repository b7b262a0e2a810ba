import type { Cents } from '@framewell/domain/money/cents'
import { absoluteCents } from '@framewell/domain/money/differences'
import type {
  decideBankLine as decideCall,
  listBankLines as linesCall,
  listStatements as statementsCall,
} from '@framewell/domain/payments/bankCalls'
import { bookedLine, lineRefusalMore } from '@framewell/domain/payments/bookedLine'
import { creditOwnAccount, debitOwnAccount, type LedgerEntry } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lockRow } from '../../platform/database/lockRow'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { holdsWords } from '../../platform/lists/listing'
import { listRows } from '../../platform/lists/listRows'
import { changed } from '../../platform/live/changed'
import { fromSuspense, settleInvoice } from '../billing/settleInvoice'
import { nextKey } from '../keysOfCause'
import { LedgerRefusal } from '../LedgerRefusal'
import { returnChosen } from '../payouts/returnPayout'
import { settleChosen } from '../payouts/settlePayouts'
import { post } from '../post'
import { linesGoingBack, sendBack } from './bookLine'
import { bankPosition, findLines, findStatements } from './storedStatement'

export const listStatements: Operation<typeof statementsCall> = async ({ req }, { search, ...asked }) => ({
  ...(await listRows(
    req,
    {
      tables: sql`bank_statements s`,
      where: holdsWords(search, [sql`s.reference`, sql`s.file_name`, sql`s.day`]),
      newest: sql`s.created_at`,
      id: sql`s.id`,
      sorts: { day: sql`s.day` },
      find: (where, { order, cut }) => findStatements(req, where, sql`${order} ${cut}`),
    },
    asked,
  )),
  position: await bankPosition(req),
})

export const listBankLines: Operation<typeof linesCall> = ({ req }, { search, status, statementId, ...asked }) =>
  listRows(
    req,
    {
      tables: sql`bank_lines l`,
      where: sql`(${status} = 'all' or l.status::text = ${status}) and (${statementId ?? null}::uuid is null or l.statement_id = ${statementId ?? null})
        and ${holdsWords(search, [sql`l.bank_reference`, sql`l.text`, sql`l.counterparty`, sql`l.matched_to`])}`,
      newest: sql`l.created_at`,
      id: sql`l.id`,
      sorts: { bookedOn: sql`l.booked_on` },
      find: (where, { order, cut }) => findLines(req, where, sql`${order} ${cut}`),
    },
    asked,
  )

/** What each decision posts. An incoming line is in suspense; an outgoing one is not posted yet. */
const BOOKS: Record<'capital' | 'charge' | 'withdrawal', (amount: Cents) => LedgerEntry[]> = {
  capital: (amount) => [debitOwnAccount('suspense', amount), creditOwnAccount('capital', amount)],
  charge: (amount) => [debitOwnAccount('revenue', amount), creditOwnAccount('bank', amount)],
  withdrawal: (amount) => [debitOwnAccount('capital', amount), creditOwnAccount('bank', amount)],
}

export const decideBankLine: Operation<typeof decideCall> = async ({ req, refuse, session }, { id, reason, ...choice }) => {
  const { decision } = choice
  if (!(await lockRow(req, 'bank-lines', id))) throw refuse('notFound')
  const [line] = await findLines(req, sql`l.id = ${id}`)
  if (!line) throw refuse('notFound')
  const { amountCents } = line
  const amount = absoluteCents(amountCents)
  const [back] = decision === 'return' && amountCents < 0 ? await linesGoingBack(req, amount) : []
  const booked = bookedLine(line, choice, back?.bankReference)
  if ('refusal' in booked) throw refuse(booked.refusal, lineRefusalMore(booked.refusal, decision))
  const { status, matchedTo } = booked
  try {
    if (decision === 'invoice') {
      const refusal = await settleInvoice(req, { invoice: matchedTo, amountCents, lineId: id, from: fromSuspense(amountCents) })
      if (refusal) throw refuse(refusal)
    } else if (decision === 'payout') {
      const refusal = await (amountCents < 0
        ? settleChosen(req, line, matchedTo)
        : returnChosen(req, line, matchedTo, fromSuspense(amountCents)))
      if (refusal) throw refuse(refusal)
    } else if (back) await sendBack(req, id, back, amount)
    else if (decision !== 'return')
      await post(req, {
        key: await nextKey(req, 'line', id),
        kind: `bank_${decision}`,
        description: `${line.bankReference}: ${reason}`.slice(0, 500),
        entries: BOOKS[decision](amount),
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
