import type { Cents } from '../money/cents'
import { creditOwnAccount, creditProject, debitOwnAccount, debitProject, type Posting } from './posting'

/** Postings inside the escrow account. They move nothing between parties and nothing at the bank. */
export const INSIDE_ESCROW = ['escrow_hold', 'escrow_release'] as const

/** Money in the escrow account is held for a project from now on. */
export function holdPosting(key: string, projectId: string, amountCents: Cents): Posting {
  return {
    key,
    kind: 'escrow_hold',
    description: 'Held for the order in the escrow account',
    entries: [debitProject(projectId, 'escrow_cash', amountCents), creditOwnAccount('escrow_bank', amountCents)],
  }
}

/** Money in the escrow account is not held for a project any more: to transfer to the operating account, or not decided. */
export function unholdPosting(key: string, projectId: string, amountCents: Cents): Posting {
  return {
    key,
    kind: 'escrow_release',
    description: 'No longer held for the order in the escrow account',
    entries: [debitOwnAccount('escrow_bank', amountCents), creditProject(projectId, 'escrow_cash', amountCents)],
  }
}
