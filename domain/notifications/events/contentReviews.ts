import { z } from 'zod'
import { accountAudience } from '../audience'
import { defineEvent } from '../defineEvent'

/** A person's comment within a sentence; empty without one. */
const quoted = (words: string) => (words ? ` “${words}”` : '')
const action = { label: 'Open the page', path: '/content-management?page={document}' }

export const reviewAsked = defineEvent({
  name: 'content-review-asked',
  title: 'Page is ready for review',
  feature: 'content',
  kind: 'info',
  payload: z.object({ document: z.string(), title: z.string(), by: z.string(), note: z.string(), accounts: z.array(z.string()) }),
  audience: ({ accounts }) => accounts.map(accountAudience),
  values: ({ document, title, by, note }) => ({ document, title, by, note, noted: quoted(note) }),
  words: {
    subject: "'{title}' is ready for review",
    text: "{by} marked '{title}' as ready for review. It goes live once it is approved.\n\n| Note | {note}",
    notice: "{by} marked '{title}' as ready for review.{noted} It goes live once it is approved.",
    action: { ...action, label: 'See what changed' },
  },
  example: { document: '6f1e', title: 'Credit terms', by: 'Erin Vale', note: 'New limits.', accounts: ['7a20'] },
})

const HAPPENED = {
  approved: 'approved it. It can be published.',
  published: 'approved and published it.',
  sentBack: 'sent it back.',
} as const

export const reviewDecided = defineEvent({
  name: 'content-review-decided',
  title: 'Review of a page was decided',
  feature: 'content',
  kind: 'info',
  payload: z.object({
    document: z.string(),
    title: z.string(),
    by: z.string(),
    words: z.string(),
    outcome: z.enum(['approved', 'published', 'sentBack']),
    account: z.string(),
  }),
  audience: ({ account }) => [accountAudience(account)],
  values: ({ outcome, document, title, by, words }) => ({
    document,
    title,
    by,
    words,
    happened: HAPPENED[outcome],
    said: quoted(words),
  }),
  words: {
    subject: "Review of '{title}'",
    text: "You asked for a review of '{title}': {by} {happened}\n\n| What they say | {words}",
    notice: "You asked for a review of '{title}': {by} {happened}{said}",
    action,
  },
  example: { document: '6f1e', title: 'Credit terms', by: 'Omar Reyes', words: 'Say since when.', outcome: 'sentBack', account: '7a20' },
})

export const contentReviewEvents = [reviewAsked, reviewDecided]
