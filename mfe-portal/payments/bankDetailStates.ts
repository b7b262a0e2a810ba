import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import type { BankDetail } from '@framewell/domain/payments/bankDetailCalls'

/** The status of a company's bank account, worded for the company. */
export const BANK_DETAIL_STATES: Readonly<Record<BankDetail['status'], { readonly words: string; readonly tone: BadgeTone }>> = {
  waiting: { words: 'Awaiting confirmation', tone: 'warn' },
  active: { words: 'Confirmed', tone: 'ok' },
  blocked: { words: 'Not used: a payment was returned', tone: 'bad' },
  replaced: { words: 'Replaced', tone: 'neutral' },
  rejected: { words: 'Rejected', tone: 'bad' },
}
