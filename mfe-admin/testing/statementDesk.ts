import { type CallAnswers, refuseCall } from '@framewell/domain/http/answerCalls'
import { parseUsd } from '@framewell/domain/money/parseUsd'
import { importStatement, saveStatementProfile } from '@framewell/domain/payments/bankCalls'
import { StatementFault } from '@framewell/domain/payments/bankStatement'
import type { CsvProfile } from '@framewell/domain/payments/csvProfile'
import { readCsvStatement } from '@framewell/domain/payments/csvStatement'

/** A fake of statement import for CSV files, read as the server reads them. Other formats and the books are the server's. */
export function statementDesk(): CallAnswers<[typeof importStatement, typeof saveStatementProfile]> {
  const profiles: CsvProfile[] = []
  return [
    [
      importStatement,
      async ({ name, closingBalance, closingDay }, { file }) => {
        if (!(file instanceof Blob)) throw refuseCall(importStatement, 'unsupportedMediaType')
        const typed = closingBalance === undefined ? null : parseUsd(closingBalance)
        try {
          const closing = typed === null ? undefined : { cents: typed, day: closingDay }
          const { statements, notes } = readCsvStatement(await file.text(), { profiles, closing })
          const [read] = statements
          if (!read) throw new StatementFault('The file is empty.')
          const { reference, day, openingCents, closingCents, lines } = read
          return {
            statement: {
              id: '2f6f2b1c-1f8e-4b3a-9a57-000000000001',
              reference,
              account: '…6789',
              houseAccount: 'operating',
              format: 'csv',
              fileName: name,
              day,
              openingCents,
              closingCents,
              lines: lines.length,
              unmatched: lines.length,
              importedAt: '2026-11-24T15:00:00.000Z',
              importedBy: 'Olivia Park',
            },
            statements: 1,
            imported: true,
            matched: 0,
            unmatched: lines.length,
            notes: [...notes],
          }
        } catch (error) {
          if (!(error instanceof StatementFault)) throw error
          const { message, needs } = error
          if (needs === 'columns') throw refuseCall(importStatement, 'unknownColumns', { detail: message })
          if (needs === undefined) throw refuseCall(importStatement, 'notAStatement', { detail: message })
          const code = needs === 'closingDay' ? 'closingDayNeeded' : 'closingBalanceNeeded'
          throw refuseCall(importStatement, code, { fields: [{ path: needs, message }] })
        }
      },
    ],
    [
      saveStatementProfile,
      (profile) => {
        profiles.push(profile)
        return { name: profile.name }
      },
    ],
  ]
}
