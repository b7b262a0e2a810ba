import { type Dimensions, dimensionsSchema } from '@framewell/domain/quotes/advancedQuote'

/** What is wrong with the dimensions, by member; empty when a quote can be made of them. */
export function dimensionErrors(dimensions: Dimensions): Partial<Record<keyof Dimensions, string>> {
  const errors: Partial<Record<keyof Dimensions, string>> = {}
  for (const { path, message } of dimensionsSchema.safeParse(dimensions).error?.issues ?? []) {
    const [member] = path
    if (member === 'squareFootage' || member === 'length' || member === 'width') errors[member] ??= message
  }
  return errors
}
