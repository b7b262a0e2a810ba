import { z } from 'zod'
import { accountAudience, OPERATORS } from '../audience'
import { defineEvent } from '../defineEvent'

const schedule = z.object({
  schedule: z.string(),
  collection: z.string(),
  document: z.string(),
  title: z.string(),
  what: z.string(),
  /** When it was to happen, ISO. */
  due: z.string(),
})
const values = ({ title, what, due, collection, document }: z.output<typeof schedule>) => ({
  title,
  what,
  due: new Date(due).toUTCString(),
  collection,
  document,
})
const action = { label: 'Open the document', path: '/cms/collections/{collection}/{document}' }
const example = {
  schedule: '1',
  collection: 'posts',
  document: '6f1e',
  title: 'An article',
  what: 'publish',
  due: '2026-11-22T09:00:00.000Z',
}

export const publicationOverdue = defineEvent({
  name: 'publication-overdue',
  title: 'Scheduled publication is overdue',
  feature: 'content',
  kind: 'error',
  payload: schedule,
  audience: () => [OPERATORS],
  values,
  words: {
    subject: "Overdue: '{title}' was to be {what}ed",
    text: "'{title}' was to be {what}ed at {due}, and still is not.\n\nEither no process runs scheduled publications, or this one failed: the log of the cms says why. Open the document to {what} it by hand.",
    action,
  },
  example,
  urgent: true,
})

export const publicationObstructed = defineEvent({
  name: 'publication-obstructed',
  title: 'Scheduled publication would fail',
  feature: 'content',
  kind: 'warning',
  payload: schedule.extend({ account: z.string(), obstacles: z.array(z.object({ place: z.string(), message: z.string() })) }),
  audience: ({ account }) => [accountAudience(account)],
  values: (payload) => ({
    ...values(payload),
    obstacles: payload.obstacles.map(({ place, message }) => `${place}: ${message}`).join('\n'),
  }),
  words: {
    subject: "'{title}' could not be published as it stands",
    text: "You scheduled '{title}' for {due}. It was edited since, and would fail:\n\n- {obstacles}",
    notice: "You scheduled '{title}' for {due}. As it stands now, that would fail.",
    action: { ...action, label: 'Mend it' },
  },
  example: { ...example, account: '7a20', obstacles: [{ place: 'Title', message: 'is empty.' }] },
})

export const contentEvents = [publicationOverdue, publicationObstructed]
