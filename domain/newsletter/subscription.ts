/** A subscriber's way: asked for, confirmed by mail, and out again; asking again starts over. */
export const SUBSCRIPTION_STATUSES = ['pending', 'subscribed', 'unsubscribed'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Days in which the link of a confirmation mail works. */
export const CONFIRM_WITHIN_DAYS = 14
/** A repeated request mails again only after this time; until then the first mail is on its way. */
export const MAIL_AGAIN_AFTER_MINUTES = 10

/** Where the links of the mails lead. */
export const NEWSLETTER_PATHS = {
  subscribe: '/newsletter/subscribe',
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const

/** The same words for every address, known or not: nobody learns who reads the newsletter. */
export const SUBSCRIBE_ANSWER = {
  title: 'Check your inbox',
  text: 'If this address is not subscribed yet, a mail with a confirmation link is on its way. Nothing is sent to you until you confirm.',
} as const

export const INVALID_NEWSLETTER_EMAIL = 'Enter an email address, like name@example.com'
