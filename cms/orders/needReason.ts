import { notesFault } from '@framewell/domain/audit/reason'
import type { Refusing } from '../platform/http/calls/callContext'
import type { SeenOrder } from './findOrder'

/**
 * An operator who takes a shop's step says why: on the order's timeline and in the audit trail.
 * @param path of the notes in the call's input
 * @returns the audit record's reason
 * @throws CallProblem invalidInput for an operator without a reason
 */
export function needReason(
  { refuse }: Pick<Refusing, 'refuse'>,
  { seenAs }: Pick<SeenOrder, 'seenAs'>,
  notes: string,
  path = 'notes',
): { readonly reason?: string } {
  const isOperator = seenAs === 'operator'
  const fault = notesFault(isOperator, notes)
  if (fault !== undefined) throw refuse('invalidInput', { fields: [{ path, message: fault }] })
  return isOperator ? { reason: notes } : {}
}
