import { z } from 'zod'
import { accountAudience, EDITORS, OPERATORS } from '../audience'
import { defineEvent } from '../defineEvent'

const schedule = z.object({
  schedule: z.string(),
  collection: z.string(),
  document: z.string(),
  title: z.string(),
  what: z.string(),
  /** The scheduled time, ISO. */
  due: z.string(),
})
const values = ({ title, what, due, collection, document }: z.output<typeof schedule>) => ({
  title,
  what,
  due: new Date(due).toUTCString(),
  collection,
  document,
})
const scheduler = ({ account }: { readonly account: string | null }) => [account === null ? EDITORS : accountAudience(account)]
const action = { label: 'Open the document', path: '/cms/collections/{collection}/{document}' }
const example = {
  schedule: '1',
  collection: 'posts',
  document: '6f1e',
  title: 'An article',
  what: 'publish',
  due: '2026-11-22T09:00:00.000Z',
}

/** The obstacles: all for a mail, the first for the bell. */
function obstacleValues(obstacles: readonly string[]) {
  const [first = '', ...others] = obstacles
  return { obstacles: obstacles.join('\n'), first: others.length > 0 ? `${first} (and ${others.length} more)` : first }
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
  payload: schedule.extend({
    /** The person who scheduled it; null once they may no longer publish: all editors. */
    account: z.string().nullable(),
    obstacles: z.array(z.object({ place: z.string(), message: z.string() })),
  }),
  audience: scheduler,
  values: (payload) => ({
    ...values(payload),
    ...obstacleValues(payload.obstacles.map(({ place, message }) => `${place}: ${message}`)),
  }),
  words: {
    subject: "'{title}' could not be published as it is",
    text: "'{title}' is scheduled for {due}. As it is now, that would fail:\n\n- {obstacles}",
    notice: "'{title}' is scheduled for {due}. As it is now, that would fail. {first}",
    action: { ...action, label: 'Fix it' },
  },
  example: { ...example, account: '7a20', obstacles: [{ place: 'Title', message: 'is empty.' }] },
})

export const publicationFailed = defineEvent({
  name: 'publication-failed',
  title: 'Scheduled publication failed',
  feature: 'content',
  kind: 'error',
  payload: publicationObstructed.payload,
  audience: scheduler,
  values: (payload) => ({
    ...values(payload),
    ...obstacleValues(payload.obstacles.map(({ place, message }) => `${place}: ${message}`)),
    happened: payload.what === 'publish' ? 'did not go live' : 'was not taken off the site',
    wanted: payload.what === 'publish' ? 'go live' : 'be taken off the site',
  }),
  words: {
    subject: "'{title}' {happened}",
    text: "'{title}' was to {wanted} at {due}. It {happened}, and is not tried again:\n\n- {obstacles}\n\nFix it, then {what} it or schedule it again.",
    notice: "'{title}' was to {wanted} at {due}. It {happened}: fix it, then {what} it or schedule it again. {first}",
    action: { ...action, label: 'Fix it' },
  },
  example: { ...example, account: '7a20', obstacles: [{ place: 'Title', message: 'is empty.' }] },
  urgent: true,
})

const release = z.object({
  release: z.string(),
  name: z.string(),
  /** The scheduled time, ISO. */
  due: z.string(),
  /** The person who scheduled it; null once they may no longer publish: all editors. */
  account: z.string().nullable(),
  /** Obstacles, page by page. */
  obstacles: z.array(z.string()),
})
const releaseValues = ({ name, due, obstacles }: z.output<typeof release>) => ({
  name,
  due: new Date(due).toUTCString(),
  ...obstacleValues(obstacles),
})
const releaseAction = { label: 'Open the release', path: '/content-management?view=releases' }
const releaseExample = {
  release: '6f1e',
  name: 'Spring prices',
  due: '2026-11-22T09:00:00.000Z',
  account: '7a20',
  obstacles: ['Terms: Section 1, Text: is empty.'],
}

export const releaseObstructed = defineEvent({
  name: 'release-obstructed',
  title: 'Scheduled release would fail',
  feature: 'content',
  kind: 'warning',
  payload: release,
  audience: scheduler,
  values: releaseValues,
  words: {
    subject: "The release '{name}' could not go live as it is",
    text: "The release '{name}' is scheduled for {due}. As it is now, that would fail:\n\n- {obstacles}",
    notice: "The release '{name}' is scheduled for {due}. As it is now, that would fail. {first}",
    action: releaseAction,
  },
  example: releaseExample,
})

export const releaseFailed = defineEvent({
  name: 'release-failed',
  title: 'Scheduled release failed',
  feature: 'content',
  kind: 'error',
  payload: release,
  audience: scheduler,
  values: releaseValues,
  words: {
    subject: "The release '{name}' did not go live",
    text: "The release '{name}' was to go live at {due}. Nothing of it was published:\n\n- {obstacles}\n\nFix these places, then publish it or schedule it again.",
    notice: "The release '{name}' was to go live at {due}. Nothing of it was published. {first}",
    action: releaseAction,
  },
  example: releaseExample,
  urgent: true,
})

export const contentEvents = [publicationOverdue, publicationObstructed, publicationFailed, releaseObstructed, releaseFailed]
