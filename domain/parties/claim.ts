import { z } from 'zod'

/** What a private link opens that an account can take as its own. */
export const CLAIM_KINDS = ['credit-decision', 'quote', 'production'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** The right to a thing: its private link. */
export const claimSchema = z.object({ kind: z.enum(CLAIM_KINDS), id: z.uuid(), token: z.string().min(16).max(128) })

interface Claimable {
  /** The address the thing was made with; null where none was given. */
  readonly contactEmail: string | null
  /** The company it belongs to already. */
  readonly companyId: string | null
}

/**
 * Whether a person who holds a thing's private link may take it for their company. The link alone is not enough: builders pass it on to
 * their team and their bank.
 */
export function claimOutcome(
  { contactEmail, companyId }: Claimable,
  { email, companyId: own }: { readonly email: string; readonly companyId: string },
): 'claimed' | 'alreadyOwn' | 'ownedByOther' | 'otherAddress' {
  if (companyId !== null) return companyId === own ? 'alreadyOwn' : 'ownedByOther'
  return contactEmail === null || contactEmail.trim().toLowerCase() === email.trim().toLowerCase() ? 'claimed' : 'otherAddress'
}

/** Why nobody can sign up with a thing's private link: it is somebody's, or nobody said where an invitation goes. Null: one is mailed. */
export function signUpRefusal({ contactEmail, companyId }: Claimable): 'ownedByOther' | 'noContact' | null {
  if (companyId !== null) return 'ownedByOther'
  return contactEmail ? null : 'noContact'
}
