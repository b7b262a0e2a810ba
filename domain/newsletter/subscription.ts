/** A subscriber's states: requested, confirmed by mail, and unsubscribed; subscribing again starts over. */
export const SUBSCRIPTION_STATUSES = ['pending', 'subscribed', 'unsubscribed'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Days a confirmation link works. */
export const CONFIRM_WITHIN_DAYS = 14
/** A repeated request mails again only after this time; until then the first mail is under way. */
export const MAIL_AGAIN_AFTER_MINUTES = 10

/** Targets of the mails' links. */
export const NEWSLETTER_PATHS = {
  subscribe: '/newsletter/subscribe',
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const

/** The same answer for every address, so nobody learns who reads the newsletter. */
export const SUBSCRIBE_ANSWER = {
  title: 'Check your inbox',
  text: 'If this address is not subscribed yet, a mail with a confirmation link is on its way. Nothing is sent to you until you confirm.',
} as const

export const INVALID_NEWSLETTER_EMAIL = 'Enter an email address, like name@example.com'
