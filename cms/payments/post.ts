import type { Posting } from '@framewell/domain/payments/posting'
import type { PayloadRequest } from 'payload'
import { releaseHeld } from './escrow/heldCash'
import { type Posted, writePosting } from './writePosting'

/**
 * Posts a business step: its entries, and what of the escrow account is no longer held for its projects because of them.
 * @throws LedgerRefusal and Error as `writePosting`
 */
export async function post(req: PayloadRequest, posting: Posting, reverses?: number): Promise<Posted> {
  const posted = await writePosting(req, posting, reverses)
  if (!posted.replayed) await releaseHeld(req, posting)
  return posted
}
