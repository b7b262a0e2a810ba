/**
 * Carries a host's word for the address of the visitor in whose name it asks (X-Forwarded-For), on the connections that carry what visitors
 * send. It holds for that one address: with another the cms takes the request for the sender's own, so a token that somebody got to see is of no
 * use to them. It grants nothing else. A host drops whatever a visitor sends under this name.
 */
export const GATEWAY_TOKEN_HEADER = 'x-gateway-token'

/** What the key is derived for; another number makes every earlier token worthless. The first ones could be read by people with an account. */
const PURPOSE = `${GATEWAY_TOKEN_HEADER} 2`

/**
 * The token with which a host vouches for an address.
 * @param hmac HMAC-SHA-256 of a text under a key, in base64url; the platform's own
 * @param internalSecret INTERNAL_SECRET, which hosts and cms share
 */
export function gatewayToken(hmac: (key: string, text: string) => string, internalSecret: string, address: string): string {
  return hmac(hmac(internalSecret, PURPOSE), address)
}
