import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { randomKey } from '@framewell/domain/http/sending/randomKey'
import { problemSentence } from '../sending/problemSentence'

/** An action on all selected rows. Each row is a separate call: the server decides about each, and the audit trail records each. */
export type BulkAction<Row> = BulkDeed<Row> & (Undoable<Row> | Final)

interface Undoable<Row> {
  /** Restores a row to its state when it was selected. */
  readonly undo: (api: CallApi, row: Row, reason: string, how: CallOptions) => Promise<unknown>
  readonly final?: never
}

interface Final {
  readonly undo?: never
  /** Why it can't be undone, and what to do instead; shown before. */
  readonly final: string
}

interface BulkDeed<Row> {
  /** Button text before the number of rows: 'Pause'. */
  readonly label: string
  readonly title: string
  readonly description: string
  /** Result message: '2 paused'. */
  readonly done: string
  readonly danger?: boolean
  /** Actions without a decision need no reason: resending. */
  readonly withoutReason?: true
  /** Whether the action applies to a row, by the domain's rule; others are skipped. */
  readonly fits: (row: Row) => boolean
  readonly run: (api: CallApi, row: Row, reason: string, how: CallOptions) => Promise<unknown>
}

/** Result per row: done, or the reason why not. */
export interface BulkOutcome<Row> {
  readonly done: readonly Row[]
  readonly refused: readonly { readonly row: Row; readonly why: string }[]
}

const sentenceOf = (error: unknown) => problemSentence(error, 'The service did not answer. Please try again.')

/** Runs the action on one row after the other; a refusal does not stop the rest. @param whyOf formats a refusal */
export async function runInBulk<Row>(
  rows: readonly Row[],
  work: (row: Row, how: CallOptions) => Promise<unknown>,
  whyOf: (error: unknown, row: Row) => string = sentenceOf,
): Promise<BulkOutcome<Row>> {
  const done: Row[] = []
  const refused: { row: Row; why: string }[] = []
  for (const row of rows) {
    try {
      await work(row, { idempotencyKey: randomKey() })
      done.push(row)
    } catch (error) {
      refused.push({ row, why: whyOf(error, row) })
    }
  }
  return { done, refused }
}
