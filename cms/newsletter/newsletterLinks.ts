import { privateLink } from '../platform/http/calls/privateLink'

/** A confirmation link belongs to one request: after unsubscribing, an old mail revives nothing. */
export const confirmLinks = privateLink('newsletter-confirm')

/** Ends a subscription; the same in every mail. */
export const unsubscribeLinks = privateLink('newsletter-unsubscribe')
