import { z } from 'zod'

/** The reason stored with an audited action. */
export const reasonSchema = z
  .string('Give a reason')
  .trim()
  .min(3, 'Give a reason of at least 3 characters')
  .max(1000, 'Use at most 1,000 characters')

/**
 * What is wrong with the notes on a step that a party of an order takes, or an operator for it; undefined when nothing is. The party may
 * leave them empty; an operator has to give a reason.
 */
export function notesFault(isOperator: boolean, notes: string): string | undefined {
  return isOperator ? reasonSchema.safeParse(notes).error?.issues[0]?.message : undefined
}
