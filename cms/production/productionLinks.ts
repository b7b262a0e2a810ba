import { privateLink } from '../platform/http/calls/privateLink'

/** Opens a production. */
export const productionLinks = privateLink('production')
