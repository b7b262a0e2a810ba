import { privateLink } from '../platform/http/calls/privateLink'

/** The link of a confirmation mail belongs to one round of asking: after an end, an old mail revives nothing. */
export const confirmLinks = privateLink('newsletter-confirm')

/** Ends a subscription; the same in every mail. */
export const unsubscribeLinks = privateLink('newsletter-unsubscribe')
