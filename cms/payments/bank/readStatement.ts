import { readBai2 } from '@framewell/domain/payments/bai2'
import {
  assertStatementAddsUp,
  assertStatementIsSound,
  type BankStatement,
  StatementFault,
  type StatementFormat,
  withLineReferences,
} from '@framewell/domain/payments/bankStatement'
import { readCsvStatement } from '@framewell/domain/payments/csvStatement'
import { readCamt053 } from './readCamt053'

/**
 * Reads a statement in any of the three formats.
 * @param own Framewell's account number: from a file with several accounts, its statement is read
 * @throws StatementFault saying what is wrong
 */
export function readStatement(bytes: Uint8Array, own?: string): { readonly format: StatementFormat; readonly statement: BankStatement } {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new StatementFault('The file is not text in UTF-8.')
  }
  const start = text.trimStart()
  const format: StatementFormat = start.startsWith('<') ? 'camt053' : /^01,/.test(start) ? 'bai2' : 'csv'
  const readers = { camt053: readCamt053, bai2: readBai2, csv: readCsvStatement }
  const statement = withLineReferences(readers[format](start, own))
  assertStatementIsSound(statement)
  assertStatementAddsUp(statement)
  if (statement.lines.some(({ amountCents }) => amountCents === 0)) throw new StatementFault('A line moves nothing.')
  return { format, statement }
}
