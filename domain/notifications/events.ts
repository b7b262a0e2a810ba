import type { AnyEvent } from './defineEvent'
import { accountEvents } from './events/accounts'
import { contactEvents } from './events/contact'
import { contentEvents } from './events/content'
import { contentCommentEvents } from './events/contentComments'
import { contentReviewEvents } from './events/contentReviews'
import { creditEvents } from './events/credit'
import { disputeEvents } from './events/disputes'
import { engineeringEvents } from './events/engineering'
import { lienEvents } from './events/lien'
import { networkEvents } from './events/network'
import { newsletterEvents } from './events/newsletter'
import { notificationEvents } from './events/notifications'
import { orderEvents } from './events/orders'
import { partyEvents } from './events/parties'
import { paymentEvents } from './events/payments'
import { payoutEvents } from './events/payouts'
import { productionEvents } from './events/production'
import { quoteEvents } from './events/quotes'
import { releaseEvents } from './events/releases'
import { taskEvents } from './events/tasks'
import { waitingEvents } from './events/waiting'
import { webhookEvents } from './events/webhooks'

/** The events of each feature. */
const FEATURES: readonly (readonly AnyEvent[])[] = [
  accountEvents,
  partyEvents,
  notificationEvents,
  contentEvents,
  contentReviewEvents,
  contentCommentEvents,
  newsletterEvents,
  contactEvents,
  quoteEvents,
  productionEvents,
  networkEvents,
  waitingEvents,
  orderEvents,
  engineeringEvents,
  creditEvents,
  paymentEvents,
  lienEvents,
  disputeEvents,
  payoutEvents,
  taskEvents,
  webhookEvents,
  releaseEvents,
]

/** Every event of the product, by name. */
export const EVENTS: ReadonlyMap<string, AnyEvent> = new Map(FEATURES.flat().map((event) => [event.name, event]))
