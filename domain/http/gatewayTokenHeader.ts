/**
 * Carries the secret with which a host vouches for the address of the visitor in whose name it asks (X-Forwarded-For), on the connections that
 * carry what visitors send. The cms believes the address and nothing more: whoever got hold of it could lie about an address, and do nothing
 * else. A host drops whatever a visitor sends under this name.
 */
export const GATEWAY_TOKEN_HEADER = 'x-gateway-token'
