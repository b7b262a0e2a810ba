import { z } from 'zod'
import { CONFIRM_WITHIN_DAYS } from '../../newsletter/subscription'
import { addressAudience } from '../audience'
import { defineEvent } from '../defineEvent'

const subscriber = z.object({ subscriber: z.string(), email: z.string() })
const reader = ({ email }: z.output<typeof subscriber>) => [addressAudience(email)]
const example = { subscriber: '6f1e', email: 'ada@example.com' }

/** The only mail to an unconfirmed address; it says how to stay out: do nothing. */
export const newsletterAsked = defineEvent({
  name: 'newsletter-asked',
  title: 'Somebody asked for the newsletter',
  feature: 'newsletter',
  kind: 'info',
  payload: subscriber,
  secrets: z.object({ link: z.string() }),
  audience: reader,
  values: ({ link }) => ({ link, days: String(CONFIRM_WITHIN_DAYS) }),
  words: {
    subject: 'Confirm your subscription',
    text: 'Somebody, we hope it was you, asked for our articles on building in steel to be sent to this address. Confirm within {days} days.\n\nIf it wasn’t you, ignore this email: unless you confirm, we send nothing more.',
    action: { label: 'Confirm', path: '{link}' },
  },
  example: { ...example, link: 'https://example.com/newsletter/confirm' },
  essential: true,
})

export const newsletterConfirmed = defineEvent({
  name: 'newsletter-confirmed',
  title: 'Reader confirmed the newsletter',
  feature: 'newsletter',
  kind: 'success',
  payload: subscriber,
  audience: reader,
  values: () => ({}),
  words: {
    subject: 'You are subscribed',
    text: 'Thank you. From now on you get our new articles on building in steel by email, and nothing else.',
    action: { label: 'Read what is published so far', path: '/blog' },
  },
  example,
  essential: true,
})

/** Raised once per article; its readers' mails are written in batches afterwards. */
export const articlePublished = defineEvent({
  name: 'article-published',
  title: 'Article sent to the readers of the newsletter',
  feature: 'newsletter',
  kind: 'info',
  payload: z.object({ post: z.string(), title: z.string(), excerpt: z.string(), path: z.string() }),
  audience: () => [],
  values: ({ title, excerpt, path }) => ({ title, excerpt, path }),
  words: { subject: '{title}', text: '{excerpt}', action: { label: 'Read the article', path: '{path}' } },
  example: { post: '6f1e', title: 'How a steel frame goes up', excerpt: 'Four people, two days.', path: '/how-a-frame-goes-up' },
})

export const newsletterEvents = [newsletterAsked, newsletterConfirmed, articlePublished]
