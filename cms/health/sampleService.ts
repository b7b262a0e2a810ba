import type { Pool } from 'pg'

export const SAMPLE_EVERY_MS = 5 * 60_000
/** Releases whose counters are sampled: the latest that any page reported. */
const SAMPLED_RELEASES = 12

/** Samples what waits and releases' results, once in five minutes over all processes. It is no job, because it must report when jobs stand still. */
export async function sampleService(pool: Pool, now: Date): Promise<void> {
  const at = new Date(Math.floor(now.getTime() / SAMPLE_EVERY_MS) * SAMPLE_EVERY_MS).toISOString()
  await pool.query(
    `insert into service_samples (at, jobs_due, mails_waiting, deliveries_waiting, releases)
     select $1::timestamptz,
       (select count(*) from background_jobs where status = 'queued' and coalesce(run_after, created_at) <= now()),
       (select count(*) from outgoing_mail where status in ('queued', 'sending') and (send_after is null or send_after <= now())),
       (select count(*) from webhook_deliveries where state = 'queued' and (next_at is null or next_at <= now())),
       coalesce((select jsonb_agg(to_jsonb(known)) from (
         select remote, version, visits, failures, errors, lcp_visits as "lcpVisits", lcp_slow as "lcpSlow", inp_visits as "inpVisits",
           inp_slow as "inpSlow"
         from remote_health order by updated_at desc limit ${SAMPLED_RELEASES}) as known), '[]')
     where not exists (select from service_samples where at = $1::timestamptz)
     on conflict (at) do nothing`,
    [at],
  )
}
