import { readBai2 } from '@framewell/domain/payments/bai2'
import {
  assertStatementAddsUp,
  assertStatementIsSound,
  leftOut,
  OF_NOTHING,
  type ReadStatements,
  type StatementFormat,
  withLineReferences,
} from '@framewell/domain/payments/bankStatement'
import { type CsvHelp, readCsvStatement } from '@framewell/domain/payments/csvStatement'
import { decodedText } from './decodedText'
import { readCamt053 } from './readCamt053'

/** What a reader can need besides the file. */
export interface StatementHelp extends CsvHelp {
  /** Framewell's account number: from a file with several accounts, its statements are read. */
  readonly own?: string | undefined
}

/**
 * Reads the statements of a file in any of the three formats.
 * @throws StatementFault saying what is wrong
 */
export function readStatement(bytes: Uint8Array, help: StatementHelp): { readonly format: StatementFormat } & ReadStatements {
  const start = decodedText(bytes).trimStart()
  const format: StatementFormat = start.startsWith('<') ? 'camt053' : /^01,/.test(start) ? 'bai2' : 'csv'
  const readers = {
    camt053: () => readCamt053(start, help.own),
    bai2: () => readBai2(start, help.own),
    csv: () => readCsvStatement(start, help),
  }
  const { statements, notes } = readers[format]()
  const told = statements.map((read) => {
    const statement = withLineReferences(read)
    assertStatementIsSound(statement)
    assertStatementAddsUp(statement)
    const lines = statement.lines.filter(({ amountCents }) => amountCents !== 0)
    return {
      statement: { ...statement, lines },
      notes: leftOut(
        statement.lines.filter((line) => !lines.includes(line)),
        OF_NOTHING,
      ),
    }
  })
  return { format, statements: told.map(({ statement }) => statement), notes: [...notes, ...told.flatMap((one) => one.notes)] }
}
