import { privateLink } from '../http/privateLink'

/** Opens a quote. */
export const quoteLinks = privateLink('quote')
