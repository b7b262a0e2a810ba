import { addCents, type Cents, cents } from '@framewell/domain/money/cents'
import { parseUsd } from '@framewell/domain/money/parseUsd'
import { z } from 'zod'

/** Invoices as an operator picks them, with amounts as typed. */
export interface TypedAllocation {
  readonly invoice: string
  readonly amount: string
}

/** Allocations from typed amounts. */
export const typedAllocationsSchema = z.array(z.object({ invoice: z.string(), amount: z.string() })).transform((typed, context) =>
  typed.map(({ invoice, amount }) => {
    const amountCents = parseUsd(amount)
    if (amountCents !== null && amountCents > 0) return { invoice, amountCents }
    context.addIssue({ code: 'custom', message: `Write an amount like $1,250.00 for ${invoice}` })
    return z.NEVER
  }),
)

/** The sum of what is typed so far. */
export function typedSum(typed: readonly TypedAllocation[]): Cents {
  return addCents(cents(0), ...typed.map(({ amount }) => parseUsd(amount) ?? cents(0)))
}
