import { type Dimensions, dimensionsSchema } from '@framewell/domain/quotes/advancedQuote'

/** Errors of the dimensions by field; empty when they can be quoted. */
export function dimensionErrors(dimensions: Dimensions): Partial<Record<keyof Dimensions, string>> {
  const errors: Partial<Record<keyof Dimensions, string>> = {}
  for (const { path, message } of dimensionsSchema.safeParse(dimensions).error?.issues ?? []) {
    const [member] = path
    if (member === 'squareFootage' || member === 'length' || member === 'width') errors[member] ??= message
  }
  return errors
}
