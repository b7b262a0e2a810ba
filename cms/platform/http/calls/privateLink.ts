import { hashToken, knownTokens, opensWith, privateToken } from './privateToken'

/** What is stored for a thing that a private link opens. */
interface Linked {
  readonly id: string
  readonly tokenHash: string
}

/** The private links of one purpose. A feature lists its own; the cms does not start if two purposes have the same name. */
export interface PrivateLink {
  readonly purpose: string
  readonly tokenFor: (id: string) => string
  /** The stored hash: the token itself is not stored. */
  readonly hashFor: (id: string) => string
  /** Compares in constant time. */
  readonly opens: (token: string, stored: Pick<Linked, 'tokenHash'>) => boolean
  /** For links without a stored hash: whether a token belongs to an ID, under any known secret. Compares in constant time. */
  readonly isTokenOf: (token: string, id: string) => boolean
  /** The token of something stored; null after its secret was dropped, when only links sent before still have it. */
  readonly tokenOf: (stored: Linked) => string | null
}

/** @param purpose is part of the token: one feature's link opens nothing of another. */
export function privateLink(purpose: string): PrivateLink {
  const tokenFor = (id: string) => privateToken(purpose, id)
  const opens = (token: string, { tokenHash }: Pick<Linked, 'tokenHash'>) => opensWith(token, tokenHash)
  return {
    purpose,
    tokenFor,
    hashFor: (id) => hashToken(tokenFor(id)),
    opens,
    isTokenOf: (token, id) => knownTokens(purpose, id).some((known) => opensWith(token, hashToken(known))),
    tokenOf: (stored) => knownTokens(purpose, stored.id).find((token) => opens(token, stored)) ?? null,
  }
}
