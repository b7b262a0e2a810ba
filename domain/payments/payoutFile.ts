import { z } from 'zod'
import type { Cents } from '../money/cents'
import { ACH_TEXT_RULE, isAchText } from './achText'
import { type BankAccount, bankAccountSchema } from './bankAccount'

const headerText = (longest: number) =>
  z.string().trim().min(1, 'Required').max(longest, `Use at most ${longest} characters`).refine(isAchText, ACH_TEXT_RULE)

/** Framewell as the originator in payout file headers. */
export const originatorSchema = z.object({
  name: headerText(70),
  /** Up to ten characters assigned by the bank, often a 1 and the tax number. */
  companyId: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{1,10}$/, 'Use up to ten letters A to Z and digits, as your bank gave them'),
  bankName: headerText(23),
  routingNumber: bankAccountSchema.shape.routingNumber,
  accountNumber: bankAccountSchema.shape.accountNumber,
  /** Whether the bank wants files that also hold the debit of this account; without it the bank makes that debit. */
  balanced: z.boolean().nullish(),
})
export type Originator = z.infer<typeof originatorSchema>

export interface PayoutInstruction {
  /** Returned on the statement: 'PO-2026-00007'. */
  readonly reference: string
  /** 0 for a prenote alone. */
  readonly amountCents: Cents
  readonly account: BankAccount
  /** The payee's postal address on one line, as its record had it when the run was sent; null when it had none. */
  readonly address?: string | null
  /** Fifteen digits; null for a payout sent before they were stored, which uses its position in the file. */
  readonly trace: string | null
  /** The addenda's text; null for a payout sent before there were any. */
  readonly remittance: string | null
}

/** What a file for the bank is written from, in each format. */
export interface PayoutFile {
  readonly runNumber: string
  readonly createdAt: Date
  /** The day the money should arrive: '2026-11-24'. */
  readonly payOn: string
  /** Distinguishes a day's files. */
  readonly fileIdModifier: string
  /** With its postal address on one line, as the company's papers had it when the run was sent. */
  readonly originator: Originator & { readonly address?: string | null }
  readonly payouts: readonly PayoutInstruction[]
  /** Whether its entries are prenotes, which move no money. */
  readonly prenotes?: boolean
}
