import { z } from 'zod'

/**
 * A number, also as text, the way fields are typed and specified forms send them. What is left blank, null, yes or no, and lists are no numbers,
 * though JavaScript would make 0 or 1 of them.
 */
export function typedNumber(schema: z.ZodNumber) {
  return z.preprocess((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value), schema)
}
