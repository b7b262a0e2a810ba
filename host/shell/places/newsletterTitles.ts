import { SUBSCRIBE_ANSWER } from '@framewell/domain/newsletter/subscription'
import type { NewsletterView } from '../view'

/** The title of each newsletter step, on the page and in the browser tab. */
export const NEWSLETTER_TITLES: Readonly<Record<NewsletterView['step'], string>> = {
  subscribe: 'Stay Updated',
  sent: SUBSCRIBE_ANSWER.title,
  confirm: 'Confirm your subscription',
  confirmed: 'Thank you for confirming',
  unsubscribe: 'Unsubscribe from our articles',
  unsubscribed: 'You are unsubscribed',
  invalid: 'This link does not work any more',
  confirmWaiting: 'Confirm your email address',
  waiting: 'You are on the list',
  leaveWaiting: 'Leave the waiting list',
  leftWaiting: 'You are off the list',
  invalidWaiting: 'This link does not work any more',
  failed: 'That did not work',
}
