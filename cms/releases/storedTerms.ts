import { OWN_REMOTES, type RemoteName } from '@framewell/domain/releases/remotes'
import type {
  listRemoteTerms as listRemoteTermsCall,
  RemoteTerms,
  setRemoteTerms as setRemoteTermsCall,
} from '@framewell/domain/releases/remoteTerms'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../platform/audit/recordAudit'
import { isoTime } from '../platform/database/isoTime'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { remotesWith } from './findReleases'
import { lockReleases } from './lockReleases'

/** Every micro-frontend with its team and its grant. */
export const listRemoteTerms: Operation<typeof listRemoteTermsCall> = async ({ req }) => {
  const terms = await storedTerms(req)
  const known = new Set([...OWN_REMOTES, ...(await remotesWith(req)), ...terms.map(({ remote }) => remote)])
  return { remotes: [...known].sort().map((remote) => terms.find((one) => one.remote === remote) ?? noTerms(remote)) }
}

/** Decides a micro-frontend's team and grant. A new team sees its page at once; a grant counts from the next registration on. */
export const setRemoteTerms: Operation<typeof setRemoteTermsCall> = async ({ req, session }, { remote, company, scriptKb, reason }) => {
  await lockReleases(req)
  const before = await termsOf(req, remote)
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select 1 from companies where id = ${company}::uuid`)
  if (company !== null && rows.length === 0) throw new CallProblem<typeof setRemoteTermsCall>('unknownCompany')
  await database.execute(sql`
    insert into remote_terms (remote, company_id, script_kb, reason, decided_by)
    values (${remote}, ${company}::uuid, ${scriptKb}, ${reason}, ${session?.email ?? ''})
    on conflict (remote) do update set company_id = excluded.company_id, script_kb = excluded.script_kb, reason = excluded.reason,
      decided_by = excluded.decided_by, updated_at = now()`)
  const after = await termsOf(req, remote)
  await recordAudit(req, {
    action: 'remote-terms',
    subjectType: 'remote-terms',
    subjectId: remote,
    reason,
    before: { company: before.company?.name ?? null, scriptKb: before.scriptKb },
    after: { company: after.company?.name ?? null, scriptKb: after.scriptKb },
  })
  return after
}

/** What is decided for a micro-frontend. */
export async function termsOf(req: PayloadRequest, remote: RemoteName): Promise<RemoteTerms> {
  return (await storedTerms(req, remote))[0] ?? noTerms(remote)
}

/** The companies whose people work on some of these micro-frontends. */
export async function teamsOf(req: PayloadRequest, remotes: readonly string[]): Promise<string[]> {
  const companies = (await storedTerms(req)).filter(({ remote }) => remotes.includes(remote)).map(({ company }) => company?.id ?? '')
  return [...new Set(companies)].filter(Boolean)
}

/** The micro-frontends that people of these companies work on. */
export async function remotesOfTeams(req: PayloadRequest, companies: readonly string[]): Promise<RemoteName[]> {
  return (await storedTerms(req)).filter(({ company }) => company && companies.includes(company.id)).map(({ remote }) => remote)
}

const rowSchema = z.object({
  remote: z.string(),
  companyId: z.string().nullable(),
  companyName: z.string().nullable(),
  scriptKb: z.number().nullable(),
  reason: z.string(),
  decidedBy: z.string(),
  decidedAt: z.string(),
})

async function storedTerms(req: PayloadRequest, remote: RemoteName | null = null): Promise<RemoteTerms[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select t.remote, c.id::text as "companyId", c.name as "companyName", t.script_kb::int as "scriptKb", t.reason, t.decided_by as "decidedBy",
      ${isoTime(sql`t.updated_at`)} as "decidedAt"
    from remote_terms t left join companies c on c.id = t.company_id
    where ${remote}::text is null or t.remote = ${remote} order by t.remote`)
  return z
    .array(rowSchema)
    .parse(rows)
    .map(({ companyId, companyName, ...terms }) => ({
      ...terms,
      company: companyId === null ? null : { id: companyId, name: companyName ?? '' },
    }))
}

function noTerms(remote: RemoteName): RemoteTerms {
  return { remote, company: null, scriptKb: null, reason: '', decidedBy: '', decidedAt: null }
}
