import { feature } from '../features/feature'
import { newsletterCalls } from './calls'
import { NewsletterSubscribers } from './NewsletterSubscribers'
import { confirmLinks, unsubscribeLinks } from './newsletterLinks'

export const newsletter = feature({
  name: 'newsletter',
  collections: [NewsletterSubscribers],
  calls: newsletterCalls,
  links: [confirmLinks, unsubscribeLinks],
})
