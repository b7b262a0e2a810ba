import { z } from 'zod'
import { ACH_TEXT_RULE, achSpelling, isAchText } from './achText'

export const BANK_ACCOUNT_TYPES = ['checking', 'savings'] as const
export type BankAccountType = (typeof BANK_ACCOUNT_TYPES)[number]

/** Whose account it is: a company's, or a person's own. It decides the entry class of ACH payouts. */
export const ACCOUNT_HOLDERS = ['business', 'person'] as const
export type AccountHolder = (typeof ACCOUNT_HOLDERS)[number]
export const ACCOUNT_HOLDER_WORDS: Record<AccountHolder, string> = { business: 'Business account', person: 'Personal account' }

/**
 * Whether a routing number's check digit is right: the digits weighted 3, 7, 1 add up to a multiple of ten (ABA routing number policy; the
 * ninth digit is the check).
 */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0)
  return sum % 10 === 0
}

export const bankAccountSchema = z.object({
  accountName: z
    .string()
    .trim()
    .min(2, 'Name on the account required')
    .max(70, 'Use at most 70 characters')
    // Payout files hold Latin letters only; without one the name would be empty.
    .regex(/[A-Za-z0-9]/, 'Write the name as the bank does, in Latin letters')
    .refine((name) => isAchText(achSpelling(name)), ACH_TEXT_RULE),
  routingNumber: z
    .string()
    .trim()
    .regex(/^\d{9}$/, { error: 'Enter the nine digits of the routing number', abort: true })
    .refine(
      isRoutingNumber,
      'No bank has this routing number: its check digit does not fit. Compare every digit with a check or statement',
    ),
  accountNumber: z
    .string()
    .trim()
    .regex(/^\d{4,17}$/, 'Enter 4 to 17 digits'),
  accountType: z.enum(BANK_ACCOUNT_TYPES, 'Choose checking or savings'),
  /** Accounts entered before this was asked are business accounts. */
  accountHolder: z.enum(ACCOUNT_HOLDERS, 'Choose business or personal').default('business'),
})
export type BankAccount = z.infer<typeof bankAccountSchema>

/** The only part of a number that is ever shown. */
export function lastFour(number: string): string {
  return number.slice(-4)
}
