import { privateLink } from '../http/calls/privateLink'

/** Opens a production. */
export const productionLinks = privateLink('production')
