import type { Outcome } from '../../server-kit/testing/runParts'
import type { Seen } from './Load'

/** A part's result from what its load saw and which of its writes the database holds. */
export function outcomeOf(
  seen: Seen,
  { lost, twice }: { readonly lost: number; readonly twice: number },
  more: { readonly note: string; readonly broken: readonly string[] },
): Outcome {
  return {
    note: more.note,
    row: {
      asked: seen.asked,
      'failed pages': seen.failedPages.length,
      'calls told to come again': seen.failedCalls.length,
      acknowledged: seen.acknowledged.length,
      lost,
      twice,
      'seconds without a write': Number(seen.longestGapSeconds.toFixed(1)),
    },
    broken: [
      ...more.broken,
      ...(lost > 0 ? [`${lost} acknowledged writes lost`] : []),
      ...(twice > 0 ? [`${twice} writes stand twice`] : []),
      ...(seen.failedPages.length > 0 ? [`pages failed: ${counted(seen.failedPages)}`] : []),
    ],
  }
}

/** Number of each status: '503 ×12, 0 ×1'. */
export function counted(statuses: readonly number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${status || 'no answer'} ×${count}`).join(', ')
}
