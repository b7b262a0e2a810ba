import { LEDGER_ACCOUNT_KINDS } from '@framewell/domain/payments/ledgerAccount'
import { ACTED } from '../platform/privacy/acted'
import type { PersonalData } from '../platform/privacy/personalData'

/** Money records all stay, with who acted. */
export const paymentsPersonal: PersonalData = {
  rows: [
    {
      table: 'lien_waivers',
      area: 'Signed waivers',
      whose: { address: 'signer_email' },
      ends: { signed_by: 'contract', signer_title: 'contract', signer_email: 'contract', address: 'contract' },
    },
    {
      table: 'w9_forms',
      area: 'Signed W-9s',
      whose: { address: 'signer_email' },
      ends: { name: 'books', business_name: 'books', address: 'books', signed_by: 'books', signer_email: 'books' },
    },
    {
      table: 'bank_details',
      area: 'Bank details they entered',
      whose: { account: 'proposed_by_id' },
      ends: { account_name: 'books', proposed_by: 'books', proposed_by_id: 'books' },
    },
    {
      table: 'ledger_postings',
      area: 'Postings',
      whose: ACTED,
      ends: { actor_id: 'books', actor_email: 'books' },
    },
  ],
  acted: {
    bank_details: { decided_by: 'books', agreed_by: 'books', agreed_by_id: 'books', blocked_by: 'books' },
    bank_lines: { decided_by: 'books', counterparty: 'books', text: 'books' },
    bank_statements: { imported_by: 'books' },
    statement_take_backs: { taken_back_by: 'books', reason: 'books' },
    bank_transfers: { recorded_by: 'books', canceled_by: 'books', reason: 'books' },
    book_closings: { closed_by: 'books', closed_by_id: 'books' },
    dispute_evidence: { by: 'contract', name: 'contract' },
    escrow_bank: { entered_by_id: 'books' },
    house_bank: { entered_by_id: 'books' },
    factoring_requests: { requested_by: 'books', decided_by: 'books', debt_decided_by: 'books' },
    payment_disputes: { opened_by: 'contract', resolved_by: 'contract' },
    payment_projects: { closing: 'books', lien_record: 'contract' },
    payouts: { pay_again_by: 'books', payee_address: 'books' },
    payee_categories: { set_by: 'books', reason: 'books' },
    payee_checks: { subject: 'books', checked_by: 'books', checked_by_id: 'books', note: 'books' },
    prenote_files: { sent_by: 'books' },
    payout_runs: { proposed_by: 'books', approvals: 'books' },
    receipt_parts: { decided_by: 'books', taken_back_by: 'books' },
    phase_completions: { completed_by: 'books', notes: 'books' },
    statement_profiles: { saved_by: 'books' },
  },
  none: {
    bank_lines: ['matched_to'],
    // Framewell's accounts in its accounting system.
    book_accounts: LEDGER_ACCOUNT_KINDS.map((kind) => `${kind}_name`),
    book_closings: ['balances'],
    bank_statements: ['account_last_four', 'file_name'],
    // Framewell's own.
    escrow_bank: ['name', 'bank_name', 'account_number', 'in_use'],
    house_bank: ['name', 'bank_name', 'account_number', 'in_use'],
    lien_waivers: ['advance_id', 'paragraphs', 'source', 'exceptions'],
    // Texts of the law.
    waiver_forms: ['text'],
    w9_forms: ['signed_on'],
    payment_disputes: ['decide_by', 'taken_of_phases'],
    payment_projects: ['tax', 'terms', 'release_policy', 'release_held'],
    payouts: ['phases', 'took_back'],
    phase_completions: ['release'],
    // A bank's name and the positions of its columns.
    statement_profiles: ['name', 'profile'],
    bank_details: ['account_last_four', 'account_type', 'account_holder', 'prenote_file_id'],
    ledger_entries: ['account_id'],
  },
}
