import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { entryOf } from '@framewell/domain/collections/labelOf'
import type { FactoringStatus } from '@framewell/domain/payments/factoring'
import type { InvoiceStatus } from '@framewell/domain/payments/invoices'
import type { PROJECT_STATUSES } from '@framewell/domain/payments/moneyAccess'

interface Words {
  readonly children: string
  readonly tone: BadgeTone
}

/** A status as a badge; one that only a newer server knows has its own words. */
export const badgeOf = (words: Readonly<Record<string, Words>>, status: string): Words =>
  entryOf<Words>(words, status, (children) => ({ children, tone: 'neutral' }))

export const PROJECT_STATUS_WORDS: Readonly<Record<(typeof PROJECT_STATUSES)[number], Words>> = {
  active: { children: 'Active', tone: 'info' },
  closed: { children: 'Closed', tone: 'neutral' },
  completed: { children: 'Completed', tone: 'ok' },
}

export const TRANSACTION_STATUS_WORDS: Readonly<Record<'completed' | 'reversed', Words>> = {
  completed: { children: 'Completed', tone: 'ok' },
  reversed: { children: 'Reversed', tone: 'neutral' },
}

export const FACTORING_STATUS_WORDS: Readonly<Record<FactoringStatus, Words>> = {
  pending: { children: 'Pending', tone: 'warn' },
  approved: { children: 'Approved', tone: 'ok' },
  rejected: { children: 'Rejected', tone: 'bad' },
  settled: { children: 'Settled', tone: 'neutral' },
  withdrawn: { children: 'Withdrawn', tone: 'neutral' },
  owed: { children: 'Owed back', tone: 'warn' },
  written_off: { children: 'Written off', tone: 'neutral' },
}

export const INVOICE_STATUS_WORDS: Readonly<Record<InvoiceStatus, Words>> = {
  scheduled: { children: 'Scheduled', tone: 'neutral' },
  open: { children: 'Open', tone: 'info' },
  paid: { children: 'Paid', tone: 'ok' },
  void: { children: 'Void', tone: 'neutral' },
}
