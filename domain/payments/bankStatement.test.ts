import { describe, expect, it } from 'vitest'
import { cents } from '../money/cents'
import { assertStatementIsSound, MAX_STATEMENT_LINES, StatementFault, withLineReferences } from './bankStatement'

describe('a statement of very large amounts', () => {
  const most = 4_000_000_000_000
  const statement = (amountCents: number) => ({
    reference: '7',
    numbered: true,
    account: '1',
    day: '2026-11-21',
    openingCents: cents(0),
    closingCents: cents(0),
    lines: [{ bankReference: '', bookedOn: '2026-11-21', amountCents: cents(amountCents), text: '', counterparty: '' }],
  })

  it('is accepted as long as the sum over the maximum number of lines is exact', () => {
    expect(Number.isSafeInteger(most * (MAX_STATEMENT_LINES + 1))).toBe(true)
    expect(() => assertStatementIsSound(statement(-most))).not.toThrow()
    expect(() => assertStatementIsSound(statement(most + 1))).toThrow(StatementFault)
    const beyond = statement(Number.MAX_SAFE_INTEGER)
    expect(() => withLineReferences({ ...beyond, lines: [...beyond.lines, ...beyond.lines] })).toThrow(StatementFault)
  })
})
