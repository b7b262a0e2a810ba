import { privateLink } from '../platform/http/calls/privateLink'

/** Opens a quote. */
export const quoteLinks = privateLink('quote')
