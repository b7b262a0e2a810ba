import { privateLink } from '../http/calls/privateLink'

/** Opens a quote. */
export const quoteLinks = privateLink('quote')
