import { z } from 'zod'

/**
 * What a person writes about an audited action, stored as its reason.
 * @param ask says what is missing
 * @param tooShort says what is too short
 */
export const writtenReason = (ask: string, tooShort: string) =>
  z.string(ask).trim().min(3, tooShort).max(1000, 'Use at most 1,000 characters')

/** The reason stored with an audited action. */
export const reasonSchema = writtenReason('Give a reason', 'Give a reason of at least 3 characters')

/**
 * What is wrong with the notes on a step that a party of an order takes, or an operator for it; undefined when nothing is. The party may
 * leave them empty; an operator has to give a reason.
 */
export function notesFault(isOperator: boolean, notes: string): string | undefined {
  return isOperator ? reasonSchema.safeParse(notes).error?.issues[0]?.message : undefined
}
