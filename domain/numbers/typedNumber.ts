import { z } from 'zod'

/**
 * A number, also as text, as fields are typed and the specified forms send them. Blanks, null, booleans and lists are not numbers, though
 * JavaScript would convert them to 0 or 1.
 */
export function typedNumber(schema: z.ZodNumber) {
  return z.preprocess((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value), schema)
}
