import { ACCOUNT_HOLDERS, BANK_ACCOUNT_TYPES } from '@framewell/domain/payments/bankAccount'
import { BANK_DETAIL_STATUSES } from '@framewell/domain/payments/bankDetailRules'
import { PAYOUT_ACCOUNTS, PAYOUT_RUN_STATUSES, PAYOUT_STATUSES } from '@framewell/domain/payments/payoutRun'
import { companyField } from '../../parties/companyField'
import { inCents } from '../../platform/fields/inCents'
import { storedDataField } from '../../platform/fields/storedDataField'
import { moneyCollection } from '../moneyCollection'

/** Payouts that go to the bank together once two people have approved them. */
export const PayoutRuns = moneyCollection({
  slug: 'payout-runs',
  labels: { singular: 'Payout run', plural: 'Payout runs' },
  useAsTitle: 'number',
  columns: ['number', 'status', 'payOn', 'totalCents', 'proposedBy'],
  fields: [
    { name: 'number', type: 'text', required: true, unique: true },
    { name: 'status', type: 'select', required: true, options: [...PAYOUT_RUN_STATUSES], index: true },
    { name: 'payOn', type: 'text', required: true },
    inCents({ name: 'totalCents', required: true }),
    { name: 'proposedBy', type: 'text', required: true },
    storedDataField({ name: 'approvals', required: true }),
    { name: 'sentAt', type: 'date' },
    // Distinguishes the files of one day; a run from before this was counted has 'A'.
    { name: 'fileIdModifier', type: 'text' },
    // Framewell's own account as the file names it, encrypted.
    { name: 'originator', type: 'text', hidden: true, access: { read: () => false } },
  ],
})

export const Payouts = moneyCollection({
  slug: 'payouts',
  labels: { singular: 'Payout', plural: 'Payouts' },
  useAsTitle: 'reference',
  columns: ['reference', 'run', 'company', 'amountCents', 'status'],
  fields: [
    { name: 'run', type: 'relationship', relationTo: 'payout-runs', required: true, index: true },
    { name: 'reference', type: 'text', required: true, unique: true },
    { ...companyField, required: true, admin: { position: 'sidebar' } },
    { name: 'project', type: 'relationship', relationTo: 'payment-projects', required: true, index: true },
    { name: 'account', type: 'select', required: true, options: [...PAYOUT_ACCOUNTS] },
    // The shop that earned it; none for a refund.
    { name: 'fabricator', type: 'relationship', relationTo: 'fabricators', index: true },
    inCents({ name: 'amountCents', required: true }),
    { name: 'bankDetail', type: 'relationship', relationTo: 'bank-details', required: true },
    { name: 'status', type: 'select', required: true, options: [...PAYOUT_STATUSES], index: true },
    // Phases it pays for, or the retainage. Once it has arrived, their unconditional waivers are due.
    storedDataField({ name: 'phases', required: true }),
    // Its number in the file; banks repeat it on statements and returns.
    { name: 'trace', type: 'text', index: true },
    // What it pays, as its addenda record tells the payee; fixed when the run was sent.
    { name: 'remittance', type: 'text' },
    // The payee's postal address, for the message to the bank; fixed when the run was sent.
    { name: 'payeeAddress', type: 'text' },
    { name: 'settledOn', type: 'text' },
    // The bank movement that paid it.
    { name: 'settledLine', type: 'relationship', relationTo: 'bank-lines', index: true },
    { name: 'failReason', type: 'text' },
    // IDs of the postings its return made for early payouts and for what nobody is owed; undoing the return reverses them.
    storedDataField({ name: 'tookBack' }),
    // Who decided that what waits of it in suspense is paid to the shop again.
    { name: 'payAgainBy', type: 'text' },
    // The returned payout that it pays again.
    { name: 'again', type: 'relationship', relationTo: 'payouts', index: true },
  ],
})

/** Prenotes that went to the bank in one file. */
export const PrenoteFiles = moneyCollection({
  slug: 'prenote-files',
  labels: { singular: 'Prenote file', plural: 'Prenote files' },
  useAsTitle: 'number',
  columns: ['number', 'settlesOn', 'usableFrom', 'sentBy'],
  fields: [
    { name: 'number', type: 'text', required: true, unique: true },
    { name: 'settlesOn', type: 'text', required: true },
    // The first day on which its accounts are paid.
    { name: 'usableFrom', type: 'text', required: true },
    { name: 'sentBy', type: 'text', required: true },
    { name: 'fileIdModifier', type: 'text', required: true },
    // As in a payout run.
    { name: 'originator', type: 'text', required: true, hidden: true, access: { read: () => false } },
  ],
})

/** Where companies are paid. Numbers are encrypted; only a row's state changes. */
export const BankDetails = moneyCollection({
  slug: 'bank-details',
  labels: { singular: 'Bank details', plural: 'Bank details' },
  useAsTitle: 'accountName',
  columns: ['company', 'accountName', 'accountLastFour', 'status', 'proposedBy'],
  fields: [
    { ...companyField, required: true, admin: { position: 'sidebar' } },
    { name: 'status', type: 'select', required: true, options: [...BANK_DETAIL_STATUSES], index: true },
    { name: 'accountName', type: 'text', required: true },
    { name: 'routingLastFour', type: 'text', required: true },
    { name: 'accountLastFour', type: 'text', required: true },
    { name: 'accountType', type: 'select', required: true, options: [...BANK_ACCOUNT_TYPES] },
    { name: 'accountHolder', type: 'select', required: true, defaultValue: 'business', options: [...ACCOUNT_HOLDERS] },
    { name: 'sealed', type: 'text', required: true, hidden: true, access: { read: () => false } },
    { name: 'proposedBy', type: 'text', required: true },
    { name: 'proposedById', type: 'text', required: true },
    // The established owner who agreed, for details a new owner entered.
    { name: 'agreedBy', type: 'text' },
    { name: 'agreedById', type: 'text' },
    { name: 'decidedBy', type: 'text' },
    { name: 'decisionReason', type: 'text' },
    // Its prenote, by which the bank's report names it.
    { name: 'prenoteFile', type: 'relationship', relationTo: 'prenote-files', index: true },
    { name: 'prenote', type: 'text', index: true },
    { name: 'prenoteTrace', type: 'text', index: true },
    // The payout or prenote that came back from it, and why.
    { name: 'blockedBy', type: 'text' },
    { name: 'blockReason', type: 'text' },
  ],
})
