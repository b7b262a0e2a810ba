import { privateLink } from '../http/privateLink'

/** Opens a production. */
export const productionLinks = privateLink('production')
