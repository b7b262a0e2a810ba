import { expect, it } from 'vitest'
import type { LedgerAccountKind } from './ledgerAccount'
import { transactionParties } from './transactionParties'

const COMPANIES = { builder: 'Hale Homes', fabricator: 'Wabash Steel' }
const debit = (account: LedgerAccountKind, amountCents = 100) => ({ account, amountCents })
const credit = (account: LedgerAccountKind, cents = 100) => ({ account, amountCents: -cents })

it.each([
  ['a deposit', [debit('bank'), credit('escrow')], 'Hale Homes', 'Order funds'],
  ['trade credit', [debit('receivable'), credit('escrow')], 'Framewell', 'Order funds'],
  ['an invoice on credit that is paid', [debit('bank'), credit('receivable')], 'Hale Homes', 'Bank'],
  ['a phase', [debit('escrow'), credit('fabricator_payable', 90), credit('retainage', 10)], 'Order funds', 'Wabash Steel'],
  ['a payout on its way', [debit('fabricator_payable'), credit('payouts_in_transit')], 'Wabash Steel', 'Bank'],
  ['payouts that arrived', [debit('payouts_in_transit'), credit('bank')], 'Bank', 'Payees'],
  ['a payout that came back', [debit('bank'), credit('fabricator_payable')], 'Bank', 'Wabash Steel'],
  ['a receipt of nobody known', [debit('bank'), credit('suspense')], 'Bank', 'Suspense'],
  ['one that is sent back', [debit('suspense'), credit('bank')], 'Suspense', 'Bank'],
  ['capital paid in', [debit('bank'), credit('capital')], 'Framewell', 'Bank'],
  ['capital taken out', [debit('capital'), credit('bank')], 'Bank', 'Framewell'],
  ['trade credit that is canceled', [debit('escrow'), credit('receivable')], 'Order funds', 'Framewell'],
  [
    'an early payout, which the next run pays',
    [debit('advance'), credit('fabricator_payable', 97), credit('fee', 3)],
    'Framewell',
    'Wabash Steel',
  ],
  ['a charge of the bank', [debit('bank_charges'), credit('bank')], 'Bank', 'Bank charges'],
])('%s', (_, entries, from, to) => {
  expect(transactionParties(entries, COMPANIES)).toEqual({ from, to })
})

it('names the role when the project has no company in it yet', () => {
  expect(transactionParties([debit('bank'), credit('escrow')], { builder: null, fabricator: null }).from).toBe('Builder')
})
