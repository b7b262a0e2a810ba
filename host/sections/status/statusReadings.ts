import type { SiteStatus } from '@framewell/domain/content/siteStatus'
import type { StatusCard } from '@framewell/domain/content/statusCards'
import { figure } from '@framewell/domain/numbers/figure'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import { utcMinute } from '../../shell/utcMinute'

/** The content of a card. */
export interface StatusReading {
  readonly title: string
  readonly value: string
  readonly details: readonly string[]
  /** A state label, when there is more to say than the figure. */
  readonly state?: { readonly text: string; readonly tone: 'ok' | 'warn' | 'bad' }
}

/** Other remotes are shown by their own names. */
const AREAS: ReadonlyMap<RemoteName, string> = new Map([
  ['mfe-configurators', 'Configurators'],
  ['mfe-portal', 'Builder portal'],
  ['mfe-admin', 'Operations'],
])
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const second = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** A time of day in UTC: '09:40:12 UTC'. */
export function clockTime(iso: string): string {
  return `${second.format(new Date(iso))} UTC`
}

/** The content of each card for a reading. */
export const statusReadings: Record<StatusCard, (status: SiteStatus) => StatusReading> = {
  services: ({ databaseMilliseconds }) => ({
    title: 'API and database',
    value: `${figure(databaseMilliseconds)} ms`,
    details: ['for the database to answer this page'],
    state: { text: 'Answering', tone: 'ok' },
  }),
  plans: ({ plans }) => ({
    title: 'Plans on offer',
    value: figure(plans.onOffer),
    details:
      plans.smallestSquareFeet === null || plans.largestSquareFeet === null
        ? ['No plan is on offer right now']
        : [`${figure(plans.smallestSquareFeet)} to ${figure(plans.largestSquareFeet)} sq ft`],
  }),
  releases: ({ releases }) => ({
    title: 'Live releases',
    value: figure(releases.length),
    details:
      releases.length === 0
        ? ['No area has a release yet']
        : releases.map(
            ({ remote, liveSince }) => `${AREAS.get(remote) ?? remote}${liveSince ? `, since ${day.format(new Date(liveSince))}` : ''}`,
          ),
  }),
  decisions: ({ decisions }) => ({
    title: 'Credit decisions',
    value: figure(decisions.toDate),
    details: [`to date; ${figure(decisions.lastThirtyDays)} in the last 30 days`],
  }),
  pages: ({ pages }) => ({
    title: 'Published pages',
    value: figure(pages.published),
    details: pages.lastChange ? [`Last change ${utcMinute.format(new Date(pages.lastChange))} UTC`] : [],
  }),
  mail: ({ mail }) => ({
    title: 'Outgoing mail',
    value: figure(mail.waiting),
    details: mail.oldestWaitingSince
      ? [`waiting to be sent, the oldest since ${utcMinute.format(new Date(mail.oldestWaitingSince))} UTC`]
      : ['waiting to be sent'],
  }),
}
