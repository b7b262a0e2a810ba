/**
 * Carries the secret INTERNAL_TOKEN between our own programs. With X-Forwarded-For it comes from the gateway, on behalf of a visitor:
 * the cms then believes the address and nothing more. Without it a program acts for itself and may make the calls with access 'internal'.
 * The gateway drops whatever a visitor sends under this name.
 */
export const INTERNAL_TOKEN_HEADER = 'x-internal-token'
