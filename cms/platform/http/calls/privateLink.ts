import { hashToken, knownTokens, opensWith, privateToken } from './privateToken'

/** What is stored beside a thing that a private link opens. */
interface Linked {
  readonly id: string
  readonly tokenHash: string
}

/** The private links of one purpose. A feature lists those it has; two purposes of the same name are refused when the cms starts. */
export interface PrivateLink {
  readonly purpose: string
  readonly tokenFor: (id: string) => string
  /** What is stored: of the token itself nothing is kept. */
  readonly hashFor: (id: string) => string
  /** Compares in constant time. */
  readonly opens: (token: string, stored: Pick<Linked, 'tokenHash'>) => boolean
  /** For links of which nothing is stored: whether a token is that of an id, under whichever secret it was made. Compares in constant time. */
  readonly isTokenOf: (token: string, id: string) => boolean
  /** The token of something stored; null after the secret it was made under was dropped, when only links sent before still hold it. */
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
