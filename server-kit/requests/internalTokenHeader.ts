/**
 * Carries the secret of our own programs, which act for themselves and may make calls with access 'internal'. Never sent on a connection
 * with visitors' content (see GATEWAY_TOKEN_HEADER); a host drops this header from visitors' requests.
 */
export const INTERNAL_TOKEN_HEADER = 'x-internal-token'
