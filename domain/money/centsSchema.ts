import { z } from 'zod'

/** An amount of money in a contract, an event or a record: a whole number of cents, `Cents` once parsed. */
export const centsSchema = z.number().int().brand<'US cents'>()

/** A price an operator enters. */
export const enteredCentsSchema = z.number().int('Enter whole cents.').min(0, 'A price cannot be negative.').brand<'US cents'>()

/** A form's number as an amount of money. @param message shown for half a cent */
export function wholeCents(number: z.ZodNumber, message: string) {
  return number.int(message).brand<'US cents'>()
}
