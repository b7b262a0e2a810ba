import { z } from 'zod'
import { lastFour } from './bankAccount'
import { plainAccount } from './bankStatement'
import { originatorSchema } from './payoutFile'

/** Framewell's bank accounts: one that it pays from, and one for orders' money. */
export const HOUSE_ACCOUNTS = ['operating', 'escrow'] as const
export type HouseAccountName = (typeof HOUSE_ACCOUNTS)[number]
export const HOUSE_ACCOUNT_WORDS: Record<HouseAccountName, string> = { operating: 'Operating account', escrow: 'Escrow account' }

/** The ledger accounts that statements of each bank account move. */
export const BANK_OF = { operating: 'bank', escrow: 'escrow_bank' } as const satisfies Record<HouseAccountName, string>
export type BankKind = (typeof BANK_OF)[HouseAccountName]

/** Whether two account numbers are of one account. Files drop leading zeros and signs, and some show only the last four digits. */
export function isSameAccount(stated: string, own: string): boolean {
  return stated.length === 4 ? lastFour(own) === stated : stated !== '' && plainAccount(stated) === plainAccount(own)
}

/** Framewell's bank account as its super admins enter it. */
export const enteredHouseAccountSchema = originatorSchema.extend({
  /** For banks that take wires under another number than ACH; otherwise empty. */
  wireRoutingNumber: originatorSchema.shape.routingNumber.or(z.literal('')).nullish(),
  /** Until when the bank takes files that pay on the same day, Eastern Time: '14:15'. Empty when it takes none. */
  sameDayUntil: z
    .string()
    .trim()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 14:15')
    .or(z.literal(''))
    .nullish(),
  /** Whether new accounts are paid without a prenote, as for a bank that is sent pain.001 instead of ACH files. */
  skipPrenotes: z.boolean().nullish(),
})

/** The escrow account as super admins enter it. Nothing is paid from it, so it has no company id. */
export const enteredEscrowAccountSchema = enteredHouseAccountSchema.pick({
  name: true,
  bankName: true,
  routingNumber: true,
  wireRoutingNumber: true,
  accountNumber: true,
})
export type EnteredEscrowAccount = z.infer<typeof enteredEscrowAccountSchema>
export type EnteredHouseAccount = z.infer<typeof enteredHouseAccountSchema>

/** The account that builders pay to, as invoices, screens and mails show it. */
export const houseAccountSchema = z.object({
  accountHolder: z.string(),
  bankName: z.string(),
  achRoutingNumber: z.string(),
  wireRoutingNumber: z.string(),
  accountNumber: z.string(),
})
export type HouseAccount = z.infer<typeof houseAccountSchema>

/** The part of the entered account that builders see. */
export function payableAccount({ name, bankName, routingNumber, wireRoutingNumber, accountNumber }: EnteredEscrowAccount): HouseAccount {
  return {
    accountHolder: name,
    bankName,
    achRoutingNumber: routingNumber,
    wireRoutingNumber: wireRoutingNumber || routingNumber,
    accountNumber,
  }
}

/** The lines of the account, in the order in which a bank's form asks for them. */
export function accountLines(account: HouseAccount): { readonly name: string; readonly value: string }[] {
  return [
    { name: 'Pay to', value: account.accountHolder },
    { name: 'Bank', value: account.bankName },
    { name: 'ACH routing number', value: account.achRoutingNumber },
    { name: 'Wire routing number', value: account.wireRoutingNumber },
    { name: 'Account number', value: account.accountNumber },
  ]
}

/** How to pay invoices by wire and by ACH. @param reference their numbers: 'INV-2026-00042' */
export function payingSteps(reference: string): string[] {
  return [
    `Wire: send a domestic wire to the wire routing number and put ${reference} in the message to the beneficiary.`,
    `ACH: send a credit (CCD or CTX) to the ACH routing number and put ${reference} in the addenda or payment details.`,
    'A payment of exactly the open amount that names its invoice is posted automatically. We match any other payment by hand.',
  ]
}

/** Signing an order or a change order that could not be paid. */
export const noHouseAccount = {
  status: 409,
  message:
    "Framewell's bank account isn't entered yet, so this could not be paid. It can be signed as soon as a super admin has entered the account.",
} as const

/** Fragment of a project's page: the account and references of its open invoices. */
export const HOW_TO_PAY = '#how-to-pay'
