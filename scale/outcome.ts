import type { Seen } from './Load'

/** A part's result; its members are the table's columns. */
export interface Outcome {
  readonly part: string
  readonly asked: number
  readonly 'failed pages': number
  readonly 'calls told to come again': number
  readonly acknowledged: number
  readonly lost: number
  readonly twice: number
  readonly 'seconds without a write': number
  readonly note: string
  /** Broken promises; empty when all held. */
  readonly broken: readonly string[]
}

export function outcomeOf(
  part: string,
  seen: Seen,
  rows: { readonly lost: number; readonly twice: number },
  more: { readonly note: string; readonly broken: readonly string[] },
): Outcome {
  return {
    part,
    asked: seen.asked,
    'failed pages': seen.failedPages.length,
    'calls told to come again': seen.failedCalls.length,
    acknowledged: seen.acknowledged.length,
    ...rows,
    'seconds without a write': Number(seen.longestGapSeconds.toFixed(1)),
    note: more.note,
    broken: [
      ...more.broken,
      ...(rows.lost > 0 ? [`${rows.lost} acknowledged writes lost`] : []),
      ...(rows.twice > 0 ? [`${rows.twice} writes stand twice`] : []),
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
