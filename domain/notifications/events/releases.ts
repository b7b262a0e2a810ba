import { z } from 'zod'
import { longDate } from '../../quotes/quoteWords'
import { companyAudience, OPERATORS } from '../audience'
import { defineEvent } from '../defineEvent'

/** Companies whose people work on the micro-frontend. */
const companies = z.array(z.string()).default([])
const release = z.object({ remote: z.string(), version: z.string(), companies })
const action = { label: 'Open its releases', path: '/micro-frontends?remote={remote}' }
/** Operators, and the people of its team. */
const everybody = (told: { readonly companies: readonly string[] }) => [OPERATORS, ...told.companies.map(companyAudience)]

export const releaseWithdrawn = defineEvent({
  name: 'release-withdrawn',
  title: 'Release withdrawn',
  feature: 'releases',
  kind: 'warning',
  /** `shown` is the version that visitors get now; null when the micro-frontend is off the site. */
  payload: release.extend({ shown: z.string().nullable(), reason: z.string(), by: z.string() }),
  audience: everybody,
  values: ({ remote, version, shown, reason, by }) => ({ remote, version, reason, by, shown: shown ?? 'None: it is off the site' }),
  words: {
    subject: 'Release {version} of {remote} was withdrawn',
    text: 'Release {version} of {remote} was withdrawn. Pages that open from now on don’t use it.\n\n| Reason | {reason}\n| Withdrawn by | {by}\n| Live release | {shown}',
    action,
  },
  example: {
    remote: 'mfe-portal',
    version: '9f3c2ab1d0e45877',
    shown: '41d07c95be2f6a30',
    reason: 'It failed for 5 visitors; the live release failed on 1% of its pages.',
    by: 'automatic rollback',
  },
})

export const releaseFailing = defineEvent({
  name: 'release-failing',
  title: 'Live release fails',
  feature: 'releases',
  kind: 'error',
  /** `lastHour`: it failed suddenly, and `failures` are those of the last hour; otherwise all since it is live. */
  payload: release.extend({ failures: z.number(), stage: z.string(), lastHour: z.boolean().default(false) }),
  audience: everybody,
  values: ({ remote, version, failures, stage, lastHour }) => ({
    remote,
    version,
    stage,
    failures: `${failures}`,
    failed: `${failures} visitors${lastHour ? ' in the last hour' : ''}`,
  }),
  words: {
    subject: '{remote} fails on visitors’ pages',
    text: 'The live release {version} of {remote} has failed for {failed}.\n\n| Stage of the latest failure | {stage}\n\nThe messages are on the page of its releases. Go back to an earlier release if this one is the cause.',
    action,
  },
  example: { remote: 'mfe-portal', version: '9f3c2ab1d0e45877', failures: 5, stage: 'load' },
})

export const releaseNewError = defineEvent({
  name: 'release-new-error',
  title: 'New error in a release',
  feature: 'releases',
  kind: 'warning',
  /** `path` is the route of the micro-frontend, empty for a widget. What the page itself wrote is shown with the releases only: anyone can send it. */
  payload: release.extend({ stage: z.string(), path: z.string() }),
  audience: everybody,
  values: ({ remote, version, stage, path }) => ({ remote, version, stage, page: path || 'Not one of its own routes' }),
  words: {
    subject: 'New error in {remote}',
    text: 'A page reported an error that no earlier release of {remote} had. The message is on the page of its releases.\n\n| Stage | {stage}\n| Page | {page}\n| Release | {version}',
    action,
  },
  example: {
    remote: 'mfe-portal',
    version: '9f3c2ab1d0e45877',
    stage: 'error',
    path: '/qualification',
  },
})

export const serviceFailing = defineEvent({
  name: 'service-failing',
  title: 'Own service fails',
  feature: 'releases',
  kind: 'error',
  payload: z.object({ remote: z.string(), asked: z.number(), failed: z.number(), message: z.string(), companies }),
  audience: everybody,
  values: ({ remote, asked, failed, message }) => ({ remote, asked: String(asked), failed: String(failed), message }),
  words: {
    subject: 'The service of {remote} fails',
    text: 'Within 10 minutes, {failed} of the {asked} requests that one of our servers sent to the service of {remote} failed.\n\n| Latest failure | {message}',
    action,
  },
  example: { remote: 'mfe-warranty', asked: 40, failed: 12, message: 'Its service did not answer within 10 s' },
})

export const shipKeyEnding = defineEvent({
  name: 'ship-key-ending',
  title: 'Ship key expires soon',
  feature: 'releases',
  kind: 'warning',
  payload: z.object({ key: z.string(), holder: z.string(), remotes: z.array(z.string()), expiresAt: z.string(), companies }),
  audience: everybody,
  values: ({ holder, remotes, expiresAt }) => ({ holder, remotes: remotes.join(', '), expires: longDate(expiresAt) }),
  words: {
    subject: 'The ship key of {holder} expires on {expires}',
    text: 'After {expires}, {holder} can’t ship {remotes} with this key. An operator issues a new one in the panel, under Ship keys.',
    action: { label: 'Open micro-frontends', path: '/micro-frontends' },
  },
  example: { key: '6f1e', holder: 'Warranty team', remotes: ['mfe-warranty'], expiresAt: '2026-12-11T09:00:00.000Z' },
})

export const releaseEvents = [releaseWithdrawn, releaseFailing, releaseNewError, serviceFailing, shipKeyEnding]
