import type { QuoteChange } from './quote'
import type { QuoteLine } from './quoteLine'

/** Differences between two revisions, line by line in display order: added, removed and repriced lines. */
export function quoteChanges(before: readonly QuoteLine[], after: readonly QuoteLine[]): QuoteChange[] {
  const removed = before.filter(({ id }) => !after.some((line) => line.id === id))
  return [
    ...removed.map(({ id, label, amountCents }) => ({ id, label, beforeCents: amountCents, afterCents: null })),
    ...after.flatMap(({ id, label, amountCents }) => {
      const was = before.find((line) => line.id === id)
      if (was?.amountCents === amountCents) return []
      return [{ id, label, beforeCents: was?.amountCents ?? null, afterCents: amountCents }]
    }),
  ]
}
