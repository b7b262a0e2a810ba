import { type ReleaseHealth, SLOW_ABOVE_MS, whyWithdraw } from '@framewell/domain/releases/releaseHealth'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import {
  COUNTED_REPORTS,
  type FailureStage,
  MOST_FAILURE_GROUPS,
  type reportRemoteFailure as reportRemoteFailureCall,
  type reportVisit as reportVisitCall,
} from '@framewell/domain/releases/reports'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { lock } from '../database/lock'
import { transactionOf } from '../database/transactionOf'
import type { Operation } from '../http/calls/bindCall'
import { CallProblem } from '../http/calls/CallProblem'
import { consume } from '../http/gate/limitRate'
import type { RemoteRelease } from '../payload-types'
import { beginWithin } from '../tracing'
import { findRelease } from './findReleases'
import { addHealth, healthOf } from './healthOf'
import { lockReleases, withdrawCandidate } from './moveReleases'

const OTHERS = 'More failures with other messages'
const AUTOMATIC = { id: 'automatic', email: 'automatic rollback', role: 'system' } as const

/**
 * Counts a failure that a visitor's page reported. Anybody may report, so only releases that exist count, failures with one message share
 * one record, and a release has a bounded number of records.
 */
export const reportRemoteFailure: Operation<typeof reportRemoteFailureCall> = async ({ req, address, now }, report) => {
  const { remote, version, stage, path, message, stack } = report
  const release = await shownRelease(req, remote, version)
  if (!release) return { recorded: false }
  beginWithin()?.end({ name: `remote ${remote} failed`, attributes: { ...nameOf(release), 'framewell.stage': stage }, failed: true })
  const database = await transactionOf(req)
  await lock(req, 'remote-failure', `${remote} ${version}`)
  const { rows } = await database.execute(sql`
    select count(*)::int as groups, bool_or(stage = ${stage} and message = ${message}) as known
    from remote_failures where remote::text = ${remote} and version = ${version}`)
  const [found] = rows
  const apart = found?.known === true || Number(found?.groups ?? 0) < MOST_FAILURE_GROUPS
  await database.execute(sql`
    insert into remote_failures as known (remote, version, stage, message, path, stack, count, first_seen_at, last_seen_at)
    values (${remote}, ${version}, ${apart ? stage : 'other'}, ${apart ? message : OTHERS}, ${path}, ${apart ? stack : ''}, 1, ${now.toISOString()}, ${now.toISOString()})
    on conflict (remote, version, stage, message) do update
      set count = known.count + 1, last_seen_at = excluded.last_seen_at, path = excluded.path, updated_at = now()`)
  if (await isCounted(req, `${remote} ${version}`, address)) {
    await addHealth(req, release, isShownAnyway(stage) ? { errors: 1 } : { failures: 1 })
    await judge(req, release, now)
  }
  return { recorded: true }
}

/** Counts a visit for each release that stood on the page. */
export const reportVisit: Operation<typeof reportVisitCall> = async ({ req, now }, { releases, lcp, inp }) => {
  let counted = 0
  // In one order everywhere: two pages that report at once never wait for each other.
  for (const { remote, version } of [...releases].sort((a, b) => (a.remote < b.remote ? -1 : 1))) {
    const release = await shownRelease(req, remote, version)
    if (!release) continue
    const vitals = { ...(lcp === undefined ? {} : { 'web_vital.lcp_ms': lcp }), ...(inp === undefined ? {} : { 'web_vital.inp_ms': inp }) }
    beginWithin()?.end({ name: `remote ${remote} visited`, attributes: { ...nameOf(release), ...vitals }, failed: false })
    const slow: Partial<ReleaseHealth> = {
      visits: 1,
      ...(lcp === undefined ? {} : { lcpVisits: 1, lcpSlow: lcp > SLOW_ABOVE_MS.lcp ? 1 : 0 }),
      ...(inp === undefined ? {} : { inpVisits: 1, inpSlow: inp > SLOW_ABOVE_MS.inp ? 1 : 0 }),
    }
    await addHealth(req, release, slow)
    await judge(req, release, now)
    counted += 1
  }
  return { counted }
}

const nameOf = ({ remote, version }: RemoteRelease) => ({ 'framewell.remote': remote, 'framewell.version': version })

/** The area was there: nobody caught the error, or the browser drew what a server could not. */
function isShownAnyway(stage: FailureStage): boolean {
  return stage === 'error' || stage === 'draw'
}

/** A release that some page may show; nothing is counted for one that was never shown. */
async function shownRelease(req: PayloadRequest, remote: RemoteName, version: string): Promise<RemoteRelease | null> {
  return findRelease(req, { remote: { equals: remote }, version: { equals: version } })
}

async function isCounted(req: PayloadRequest, release: string, address: string): Promise<boolean> {
  try {
    await consume(req.payload.db.pool, `remote-failure ${release}`.slice(0, 120), COUNTED_REPORTS, address)
    return true
  } catch (error) {
    if (error instanceof CallProblem) return false
    throw error
  }
}

/** Takes a candidate back that does worse than the live release, as part of the report that showed it. */
async function judge(req: PayloadRequest, release: RemoteRelease, now: Date): Promise<void> {
  if (release.status !== 'candidate') return
  const live = await findRelease(req, { remote: { equals: release.remote }, status: { equals: 'live' } })
  if (!live) return
  const why = whyWithdraw(await healthOf(req, release), await healthOf(req, live))
  if (!why) return
  await lockReleases(req)
  const newest = await findRelease(req, { id: { equals: release.id } })
  if (newest?.status !== 'candidate') return
  await withdrawCandidate(req, newest, { reason: why, actor: AUTOMATIC, now })
  req.payload.logger.error({ remote: release.remote, version: release.version, why, msg: 'A candidate was taken back' })
}
