/**
 * Carries the secret of our own programs, which act for themselves and may make the calls with access 'internal'. It never travels on a
 * connection that carries what visitors send (see GATEWAY_TOKEN_HEADER); a host drops whatever a visitor sends under this name.
 */
export const INTERNAL_TOKEN_HEADER = 'x-internal-token'
