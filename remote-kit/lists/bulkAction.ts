import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { randomKey } from '@framewell/domain/http/sending/randomKey'
import { problemSentence } from '../sending/problemSentence'

/** What is done to all selected rows at once. Each row is a call of its own: the server decides over each, and the audit trail has each. */
export type BulkAction<Row> = BulkDeed<Row> & (Undoable<Row> | Final)

interface Undoable<Row> {
  /** Puts a row back to how it was when it was selected. */
  readonly undo: (api: CallApi, row: Row, reason: string, how: CallOptions) => Promise<unknown>
  readonly final?: never
}

interface Final {
  readonly undo?: never
  /** Why it can't be taken back, and what can be done instead: said before it is done. */
  readonly final: string
}

interface BulkDeed<Row> {
  /** What the button says before the number of rows: 'Pause'. */
  readonly label: string
  readonly title: string
  readonly description: string
  /** Said once it is done: '2 paused'. */
  readonly done: string
  readonly danger?: boolean
  /** What is no decision needs no reason: sending again. */
  readonly withoutReason?: true
  /** Whether the row takes it, by the rule of the domain; others are left out. */
  readonly fits: (row: Row) => boolean
  readonly run: (api: CallApi, row: Row, reason: string, how: CallOptions) => Promise<unknown>
}

/** What became of the rows: those it was done to, and of the others why not. */
export interface BulkOutcome<Row> {
  readonly done: readonly Row[]
  readonly refused: readonly { readonly row: Row; readonly why: string }[]
}

const sentenceOf = (error: unknown) => problemSentence(error, 'The service did not answer. Please try again.')

/** Does it to one row after the other; a refusal of one stops none of the others. @param whyOf how a refusal is told */
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
