import { csvText } from '@framewell/domain/export/csvText'
import { type Cents, decimalDollars } from '@framewell/domain/money/cents'
import { negateCents } from '@framewell/domain/money/differences'
import { type AccountStatement, MOVE_WORDS } from '@framewell/domain/payments/accountStatement'
import { AGING_BUCKETS, AGING_WORDS, type AgingBucket } from '@framewell/domain/payments/invoices'

interface Period {
  readonly from: string
  readonly until: string
  /** Null for a shop. */
  readonly aging: Readonly<Record<AgingBucket, Cents>> | null
}

interface Line {
  readonly day: string
  readonly kind: string
  readonly words: string
  readonly projectId: string | null
  readonly amountCents: Cents | null
  readonly balanceCents: Cents | null
}

/** A statement as a table: its opening balance, every move, its closing balance, and the aging. Amounts have two decimals. */
export function statementCsv({ openingCents, rows, closingCents }: AccountStatement, { from, until, aging }: Period): string {
  const balance = (day: string, kind: string, balanceCents: Cents): Line => ({
    day,
    kind,
    words: '',
    projectId: null,
    amountCents: null,
    balanceCents,
  })
  const lines: Line[] = [
    balance(from, 'Opening balance', openingCents),
    ...rows.map((row) => ({ ...row, kind: MOVE_WORDS[row.kind] })),
    balance(until, 'Closing balance', closingCents),
    ...(aging ? AGING_BUCKETS.map((bucket) => balance(until, `Open invoices: ${AGING_WORDS[bucket]}`, aging[bucket])) : []),
  ]
  return csvText(
    [
      { header: 'Date', value: ({ day }) => day },
      { header: 'Type', value: ({ kind }) => kind },
      { header: 'Description', value: ({ words }) => words },
      { header: 'Order', value: ({ projectId }) => projectId },
      { header: 'Added', value: ({ amountCents }) => (amountCents !== null && amountCents > 0 ? decimalDollars(amountCents) : null) },
      {
        header: 'Taken off',
        value: ({ amountCents }) => (amountCents !== null && amountCents < 0 ? decimalDollars(negateCents(amountCents)) : null),
      },
      { header: 'Balance', value: ({ balanceCents }) => (balanceCents === null ? null : decimalDollars(balanceCents)) },
    ],
    lines,
  )
}
