import { feature } from '../platform/features/feature'
import { articleMailing } from './articleMailing'
import { newsletterCalls } from './calls'
import { NewsletterSubscribers } from './NewsletterSubscribers'
import { confirmLinks, unsubscribeLinks } from './newsletterLinks'
import { newsletterPersonal } from './personal'

export const newsletter = feature({
  name: 'newsletter',
  personal: newsletterPersonal,
  collections: [NewsletterSubscribers],
  calls: newsletterCalls,
  jobs: [articleMailing],
  links: [confirmLinks, unsubscribeLinks],
})
