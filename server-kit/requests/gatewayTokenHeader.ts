/**
 * Carries a host's proof of the visitor's address (X-Forwarded-For) on connections with visitors' content. It is valid for that one
 * address: for another, the cms uses the sender's own, so a leaked token is useless. It grants nothing else. A host drops this header from
 * visitors' requests.
 */
export const GATEWAY_TOKEN_HEADER = 'x-gateway-token'

/** The key's derivation purpose; another number invalidates all earlier tokens. Accounts could read the first ones. */
const PURPOSE = `${GATEWAY_TOKEN_HEADER} 2`

/**
 * The token by which a host vouches for an address.
 * @param hmac the platform's HMAC-SHA-256 of a text under a key, in base64url
 * @param internalSecret INTERNAL_SECRET, shared by hosts and cms
 */
export function gatewayToken(hmac: (key: string, text: string) => string, internalSecret: string, address: string): string {
  return hmac(hmac(internalSecret, PURPOSE), address)
}
