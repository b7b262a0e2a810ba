import { z } from 'zod'

/** Things behind a private link that an account can claim. */
export const CLAIM_KINDS = ['credit-decision', 'quote', 'production'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** The right to a thing: its private link. */
export const claimSchema = z.object({ kind: z.enum(CLAIM_KINDS), id: z.uuid(), token: z.string().min(16).max(128) })

interface Claimable {
  /** The address the thing was created with; null without one. */
  readonly contactEmail: string | null
  /** The company that already owns it. */
  readonly companyId: string | null
}

/**
 * Whether a person with a thing's private link may claim it for their company. The link alone is not enough: builders share it with their
 * team and their bank.
 */
export function claimOutcome(
  { contactEmail, companyId }: Claimable,
  { email, companyId: own }: { readonly email: string; readonly companyId: string },
): 'claimed' | 'alreadyOwn' | 'ownedByOther' | 'otherAddress' {
  if (companyId !== null) return companyId === own ? 'alreadyOwn' : 'ownedByOther'
  return contactEmail === null || contactEmail.trim().toLowerCase() === email.trim().toLowerCase() ? 'claimed' : 'otherAddress'
}

/**
 * Why a thing's private link allows no sign-up: it is already claimed, or it has no address to invite. Null when an invitation is mailed.
 */
export function signUpRefusal({ contactEmail, companyId }: Claimable): 'ownedByOther' | 'noContact' | null {
  if (companyId !== null) return 'ownedByOther'
  return contactEmail ? null : 'noContact'
}
