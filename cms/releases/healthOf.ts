import { NO_HEALTH, type ReleaseHealth, releaseHealthSchema } from '@framewell/domain/releases/releaseHealth'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../platform/database/transactionOf'

interface Named {
  readonly remote: string
  readonly version: string
}

/** A release's results so far. */
export async function healthOf(req: PayloadRequest, { remote, version }: Named): Promise<ReleaseHealth> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select begun::int, visits::int, failures::int, errors::int, lcp_visits::int as "lcpVisits", lcp_slow::int as "lcpSlow",
      inp_visits::int as "inpVisits", inp_slow::int as "inpSlow"
    from remote_health where remote = ${remote} and version = ${version}`)
  return releaseHealthSchema.safeParse(rows[0]).data ?? NO_HEALTH
}

/** Adds to a release's counters in one statement, because pages report concurrently. */
export async function addHealth(req: PayloadRequest, { remote, version }: Named, more: Partial<ReleaseHealth>): Promise<void> {
  const { begun, visits, failures, errors, lcpVisits, lcpSlow, inpVisits, inpSlow } = { ...NO_HEALTH, ...more }
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into remote_health as known (remote, version, begun, visits, failures, errors, lcp_visits, lcp_slow, inp_visits, inp_slow)
    values (${remote}, ${version}, ${begun}, ${visits}, ${failures}, ${errors}, ${lcpVisits}, ${lcpSlow}, ${inpVisits}, ${inpSlow})
    on conflict (remote, version) do update set
      begun = known.begun + excluded.begun, visits = known.visits + excluded.visits, failures = known.failures + excluded.failures, errors = known.errors + excluded.errors,
      lcp_visits = known.lcp_visits + excluded.lcp_visits, lcp_slow = known.lcp_slow + excluded.lcp_slow,
      inp_visits = known.inp_visits + excluded.inp_visits, inp_slow = known.inp_slow + excluded.inp_slow, updated_at = now()`)
}
