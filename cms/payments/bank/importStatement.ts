import { parseUsd } from '@framewell/domain/money/parseUsd'
import { type importStatement as importCall, MAX_STATEMENT_BYTES } from '@framewell/domain/payments/bankCalls'
import { StatementFault, type StatementNeed } from '@framewell/domain/payments/bankStatement'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../platform/database/inTransaction'
import { lock } from '../../platform/database/lock'
import type { Operation } from '../../platform/http/calls/bindCall'
import { changed } from '../../platform/live/changed'
import { factsOf } from '../../platform/sessions/requestFacts'
import { LedgerRefusal } from '../LedgerRefusal'
import { bookStatement } from './bookStatement'
import { bytesOf } from './bytesOf'
import { type ReadFile, readFile } from './readFile'
import { statementProfiles } from './statementProfiles'
import { findStatements } from './storedStatement'

/** Refusals for what an operator can enter. */
const NEEDED = {
  columns: 'unknownColumns',
  closingBalance: 'closingBalanceNeeded',
  closingDay: 'closingDayNeeded',
} as const satisfies Record<StatementNeed, string>

/**
 * Imports a file's statements completely or not at all. The same statement again changes nothing. Refused: the same number with other lines, a gap
 * to the previous statement, a line that is already known.
 */
export const importStatement: Operation<typeof importCall> = async (
  { req, refuse, session },
  { name, account, closingBalance, closingDay, repeats, first },
) => {
  const { file } = factsOf(req)
  if (!file) throw refuse('unsupportedMediaType')
  const bytes = await bytesOf(file, MAX_STATEMENT_BYTES)
  if (!bytes) throw refuse('fileTooLarge')
  const typed = closingBalance === undefined ? null : parseUsd(closingBalance)
  const help = { profiles: await statementProfiles(req), closing: typed === null ? undefined : { cents: typed, day: closingDay } }
  let read: ReadFile
  try {
    read = await readFile(req, bytes, help, account)
  } catch (error) {
    if (!(error instanceof StatementFault)) throw error
    const { message, needs } = error
    if (needs === undefined) throw refuse('notAStatement', { detail: message })
    throw refuse(NEEDED[needs], { detail: message, fields: needs === 'columns' ? [] : [{ path: needs, message }] })
  }
  if ('refusal' in read) throw refuse(read.refusal, { fields: [{ path: 'account', message: 'Choose the account' }] })
  const { format, statements, notes } = read
  try {
    return await inTransaction(req, async () => {
      await lock(req, 'bank-statements')
      // Locks payouts before projects, as everywhere: one line may name an invoice and the next a payout.
      await lock(req, 'payout-runs')
      const ids: string[] = []
      let imported = false
      for (const { houseAccount, ...statement } of statements) {
        const booked = await bookStatement(req, statement, {
          houseAccount,
          format,
          name,
          by: session?.name ?? '',
          repeatsAreNew: repeats === 'new',
          firstChecked: first === 'checked',
        })
        if ('refusal' in booked) throw refuse(booked.refusal, booked.more)
        ids.push(booked.id)
        imported ||= booked.imported
      }
      if (imported) await changed(req, 'payments', '')
      return { ...(await outcomeOf(req, ids)), imported, notes: [...notes] }
    })
  } catch (error) {
    if (error instanceof LedgerRefusal && (error.account === 'bank' || error.account === 'escrow_bank')) throw refuse('bankShort')
    throw error
  }
}

/** The last of a file's statements, and the counts of all. */
async function outcomeOf(req: PayloadRequest, ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => findStatements(req, sql`s.id = ${id}`)))
  const stored = found.flat()
  const statement = stored.at(-1)
  if (!statement || stored.length !== ids.length) throw new Error('A statement was stored and cannot be found')
  const unmatched = stored.reduce((sum, one) => sum + one.unmatched, 0)
  const lines = stored.reduce((sum, one) => sum + one.lines, 0)
  return { statement, statements: stored.length, matched: lines - unmatched, unmatched }
}
