/**
 * Headers between our own programs. Both carry the secret INTERNAL_TOKEN; they differ in what they open.
 *
 * A program that acts for itself (a release tool, the host asking for content) presents this one; it opens the calls with access 'internal'.
 * The gateway passes it on as it came and never adds it: a request it forwards is a visitor's.
 */
export const INTERNAL_TOKEN_HEADER = 'x-internal-token'

/** The host's gateway presents this one with every request it forwards: the cms then believes X-Forwarded-For. It opens nothing else. */
export const GATEWAY_TOKEN_HEADER = 'x-gateway-token'
