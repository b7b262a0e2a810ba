import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { entryOf } from '@framewell/domain/collections/labelOf'
import type { BankDetail } from '@framewell/domain/payments/bankDetailCalls'

/** The status of a company's bank account, worded for the company. */
export const BANK_DETAIL_STATES: Readonly<Record<BankDetail['status'], { readonly label: string; readonly tone: BadgeTone }>> = {
  waiting: { label: 'Awaiting confirmation', tone: 'warn' },
  active: { label: 'Confirmed', tone: 'ok' },
  blocked: { label: 'Not used: a payment was returned', tone: 'bad' },
  replaced: { label: 'Replaced', tone: 'neutral' },
  rejected: { label: 'Rejected', tone: 'bad' },
}

/** The label of a status. */
export const bankDetailLabel = (status: string): string =>
  entryOf<{ readonly label: string }>(BANK_DETAIL_STATES, status, (label) => ({ label })).label
