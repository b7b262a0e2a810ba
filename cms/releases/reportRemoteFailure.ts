import { companyDay } from '@framewell/domain/dates/businessDays'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { releaseFailing, releaseNewError } from '@framewell/domain/notifications/events/releases'
import { withoutAddresses } from '@framewell/domain/privacy/withoutAddresses'
import { matchesRoute } from '@framewell/domain/releases/matchesRoute'
import {
  drawingReason,
  FAILING_IN_AN_HOUR,
  isFailing,
  type ReleaseHealth,
  SLOW_ABOVE_MS,
  withdrawalReason,
} from '@framewell/domain/releases/releaseHealth'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import {
  type FailureStage,
  MAX_FAILURE_GROUPS,
  type reportDrawFailure as reportDrawFailureCall,
  type reportRemoteFailure as reportRemoteFailureCall,
  type reportVisit as reportVisitCall,
} from '@framewell/domain/releases/reports'
import { type ReportKind, releaseName } from '@framewell/domain/releases/visitTicket'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notify } from '../notifications/notify'
import type { RemoteRelease } from '../payload-types'
import { lock } from '../platform/database/lock'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { beginWithin } from '../tracing'
import { findRelease, readRelease } from './findReleases'
import { addHealth, healthOf } from './healthOf'
import { lockReleases } from './lockReleases'
import { withdrawCandidate } from './moveReleases'
import { readableStack } from './readableStack'
import { readTicket, type Visit } from './readTicket'
import { teamsOf } from './storedTerms'

/** Of one release; further ones are on its page. */
const MAX_NEW_ERRORS = 5
const OTHERS = 'More failures with other messages'
const AUTOMATIC = { id: 'automatic', email: 'automatic rollback', role: 'system' } as const

/**
 * Records a failure that one of our pages reported. Its ticket proves that the page was sent with this release; the release counts it once
 * per network. Failures with one message share one record, and a release has a bounded number of records.
 */
export const reportRemoteFailure: Operation<typeof reportRemoteFailureCall> = async ({ req, now }, { ticket, given, ...report }) => {
  const visit = readTicket(ticket, given, now)
  if (!visit || !given.includes(releaseName(report))) return { recorded: false }
  const release = await shownRelease(req, report.remote, report.version)
  if (!release) return { recorded: false }
  await recordFailure(req, release, report, now)
  // The area was shown: nothing caught the error.
  const kind = report.stage === 'error' ? 'error' : 'failure'
  if (await countOnce(req, release, kind, visit)) {
    await addHealth(req, release, kind === 'error' ? { errors: 1 } : { failures: 1 })
    await judge(req, release, now)
    await tellOfFailing(req, release, report.stage, now)
  }
  return { recorded: true }
}

/** Records that one of our hosts could not render a release. Visitors' browsers rendered it, so it says nothing about what they saw. */
export const reportDrawFailure: Operation<typeof reportDrawFailureCall> = async ({ req, now }, report) => {
  const release = await shownRelease(req, report.remote, report.version)
  if (!release) return { recorded: false }
  await recordFailure(req, release, report, now)
  await judge(req, release, now, async (live) =>
    drawingReason(await drawFailuresOf(req, release), (await drawFailuresOf(req, live, release.updatedAt)) > 0),
  )
  return { recorded: true }
}

/** Tells operators and the team when a live release has failed for too many visitors: once, and once a day when it fails suddenly. */
async function tellOfFailing(req: PayloadRequest, release: RemoteRelease, stage: FailureStage, now: Date): Promise<void> {
  const { remote, version, status } = release
  if (status !== 'live') return
  const health = await healthOf(req, { remote, version })
  const lastHour = await failuresInLastHour(req, release, now)
  const suddenly = lastHour >= FAILING_IN_AN_HOUR
  if (!isFailing(health) && !suddenly) return
  const companies = await teamsOf(req, [remote])
  await notify(
    req,
    releaseFailing,
    { remote, version, failures: suddenly ? lastHour : health.failures, stage, lastHour: suddenly, companies },
    { once: `release-failing:${releaseName({ remote, version })}${suddenly ? `:${companyDay(now)}` : ''}` },
  )
}

async function failuresInLastHour(req: PayloadRequest, { remote, version }: RemoteRelease, now: Date): Promise<number> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select count(*)::int as failed from remote_reports
    where remote = ${remote} and version = ${version} and kind = 'failure' and created_at > ${now.toISOString()}::timestamptz - interval '1 hour'`)
  return Number(rows[0]?.failed ?? 0)
}

/** How often servers could not draw a release. @param since ISO time: leaves out failures that last happened before */
async function drawFailuresOf(req: PayloadRequest, { remote, version }: RemoteRelease, since = new Date(0).toISOString()): Promise<number> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select coalesce(sum(count), 0)::int as failed from remote_failures
    where remote::text = ${remote} and version = ${version} and stage = 'draw' and last_seen_at >= ${since}`)
  return Number(rows[0]?.failed ?? 0)
}

/** Adds to the failures of a release; those with one message share a record. @param times how often it happened */
export async function recordFailure(
  req: PayloadRequest,
  release: RemoteRelease,
  report: Omit<CallInput<typeof reportDrawFailureCall>, 'stage'> & { readonly stage: FailureStage | 'service' },
  now: Date,
  times = 1,
): Promise<void> {
  const { remote, version, stage } = report
  const message = withoutAddresses(report.message)
  // What follows the path may be somebody's ID or token.
  const path = withoutAddresses(report.path.split(/[?#]/)[0] ?? '')
  beginWithin()?.end({ name: `remote ${remote} failed`, attributes: { ...nameOf(release), 'framewell.stage': stage }, failed: true })
  const database = await transactionOf(req)
  await lock(req, 'remote-failure', `${remote} ${version}`)
  const { rows } = await database.execute(sql`
    select count(*) filter (where version = ${version})::int as groups,
      bool_or(version = ${version} and stage = ${stage} and message = ${message}) as known,
      bool_or(stage = ${stage} and message = ${message}) as "knownBefore"
    from remote_failures where remote::text = ${remote}`)
  const [found] = rows
  const groups = Number(found?.groups ?? 0)
  const apart = found?.known === true || groups < MAX_FAILURE_GROUPS
  // Only the first report's stack is stored.
  const stack = found?.known === true || !apart ? '' : await readableStack(release, withoutAddresses(report.stack ?? ''))
  await database.execute(sql`
    insert into remote_failures as known (remote, version, stage, message, path, stack, count, first_seen_at, last_seen_at)
    values (${remote}, ${version}, ${apart ? stage : 'other'}, ${apart ? message : OTHERS}, ${path}, ${stack}, ${times}, ${now.toISOString()}, ${now.toISOString()})
    on conflict (remote, version, stage, message) do update
      set count = known.count + excluded.count, last_seen_at = excluded.last_seen_at, path = excluded.path, updated_at = now()`)
  if (found?.knownBefore === true || groups >= MAX_NEW_ERRORS || !isOwnFault(stage)) return
  await notify(req, releaseNewError, { remote, version, stage, path: routeAt(release, path), companies: await teamsOf(req, [remote]) })
}

/** The release's own route that a page is at; '' for other pages. Anyone may report any path: mails name only what the release declares. */
function routeAt(release: RemoteRelease, path: string): string {
  return readRelease(release)?.routes.find((route) => matchesRoute(route.path, path))?.path ?? ''
}

/** A file that did not arrive may be the visitor's network, and a service fails on its own; their shares decide (releaseFailing, serviceFailing). */
function isOwnFault(stage: FailureStage | 'service'): boolean {
  return stage !== 'load' && stage !== 'service'
}

/** Counts a visit for each release on the page, as begun and as finished, once per network and figure. */
export const reportVisit: Operation<typeof reportVisitCall> = async ({ req, now }, { ticket, given, releases, begins, lcp, inp }) => {
  const visit = readTicket(ticket, given, now)
  if (!visit) return { counted: 0 }
  let counted = 0
  // In the same order everywhere: two pages that report at once never wait for each other.
  for (const named of [...releases].sort((a, b) => (a.remote < b.remote ? -1 : 1))) {
    const release = given.includes(releaseName(named)) ? await shownRelease(req, named.remote, named.version) : null
    if (!release) continue
    const vitals = { ...(lcp === undefined ? {} : { 'web_vital.lcp_ms': lcp }), ...(inp === undefined ? {} : { 'web_vital.inp_ms': inp }) }
    if (!begins)
      beginWithin()?.end({ name: `remote ${named.remote} visited`, attributes: { ...nameOf(release), ...vitals }, failed: false })
    const once = (kind: ReportKind) => countOnce(req, release, kind, visit)
    const first: Partial<ReleaseHealth> = begins
      ? (await once('begun'))
        ? { begun: 1 }
        : {}
      : {
          ...((await once('visit')) ? { visits: 1 } : {}),
          ...(lcp !== undefined && (await once('lcp')) ? { lcpVisits: 1, lcpSlow: lcp > SLOW_ABOVE_MS.lcp ? 1 : 0 } : {}),
          ...(inp !== undefined && (await once('inp')) ? { inpVisits: 1, inpSlow: inp > SLOW_ABOVE_MS.inp ? 1 : 0 } : {}),
        }
    if (Object.keys(first).length === 0) continue
    await addHealth(req, release, first)
    await judge(req, release, now)
    counted += 1
  }
  return { counted }
}

const nameOf = ({ remote, version }: RemoteRelease) => ({ 'framewell.remote': remote, 'framewell.version': version })

/** A release that some page may show; nothing is counted for one that was never shown. */
async function shownRelease(req: PayloadRequest, remote: RemoteName, version: string): Promise<RemoteRelease | null> {
  return findRelease(req, { remote: { equals: remote }, version: { equals: version } })
}

/** @returns false for a page that is too old, or a network that was counted before. */
async function countOnce(
  req: PayloadRequest,
  { remote, version }: RemoteRelease,
  kind: ReportKind,
  { network, ended }: Visit,
): Promise<boolean> {
  if (ended) return false
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    insert into remote_reports (remote, version, kind, network) values (${remote}, ${version}, ${kind}, ${network})
    on conflict (remote, version, kind, network) do nothing returning id`)
  return rows.length > 0
}

/** Withdraws a candidate that does worse than the live release, as part of the report that showed it. */
async function judge(
  req: PayloadRequest,
  release: RemoteRelease,
  now: Date,
  reason = async (live: RemoteRelease) => withdrawalReason(await healthOf(req, release), await healthOf(req, live)),
): Promise<void> {
  if (release.status !== 'candidate') return
  const live = await findRelease(req, { remote: { equals: release.remote }, status: { equals: 'live' } })
  if (!live) return
  const why = await reason(live)
  if (!why) return
  await lockReleases(req)
  const newest = await findRelease(req, { id: { equals: release.id } })
  if (newest?.status !== 'candidate') return
  await withdrawCandidate(req, newest, { reason: why, actor: AUTOMATIC, now })
  req.payload.logger.error({ remote: release.remote, version: release.version, why, msg: 'A candidate was taken back' })
}
