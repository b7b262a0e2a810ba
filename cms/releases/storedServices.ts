import {
  type DecidedService,
  type getForwardedServices as getForwardedServicesCall,
  type getStatementKeys as getStatementKeysCall,
  type listRemoteServices as listRemoteServicesCall,
  SERVICE_LIMITS,
  SERVICE_METHODS,
  setRemoteService as setRemoteServiceCall,
} from '@framewell/domain/releases/ownService'
import { OWN_REMOTES, type RemoteName } from '@framewell/domain/releases/remotes'
import { statementKey } from '@framewell/server-kit/requests/statementKey'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '../env'
import { recordAudit } from '../platform/audit/recordAudit'
import { isoTime } from '../platform/database/isoTime'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { refusalsOf } from '../platform/http/calls/CallProblem'
import { remotesWith } from './findReleases'
import { lockReleases } from './lockReleases'
import { whyClosedOrigin } from './whyClosedOrigin'

const refuse = refusalsOf(setRemoteServiceCall)

/** Every micro-frontend with the decision about its service. */
export const listRemoteServices: Operation<typeof listRemoteServicesCall> = async ({ req }) => {
  const decided = await storedServices(req)
  const known = new Set([...OWN_REMOTES, ...(await remotesWith(req)), ...decided.map(({ remote }) => remote)])
  return { remotes: [...known].sort().map((remote) => decided.find((one) => one.remote === remote) ?? noService(remote)) }
}

/** Decides where a micro-frontend's own requests go. Hosts follow within seconds. */
export const setRemoteService: Operation<typeof setRemoteServiceCall> = async ({ req, session }, { reason, remote, ...wanted }) => {
  const closed = wanted.origin === null ? null : await whyClosedOrigin(wanted.origin)
  if (closed) throw refuse(closed)
  const origin = wanted.origin && new URL(wanted.origin).origin
  await lockReleases(req)
  const before = await serviceOf(req, remote)
  const { methods, perMinute, bodyKb, answerKb, seconds } = wanted
  const allowed = JSON.stringify(SERVICE_METHODS.filter((method) => methods.includes(method)))
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into remote_services (remote, origin, methods, per_minute, body_kb, answer_kb, seconds, reason, decided_by)
    values (${remote}, ${origin}, ${allowed}::jsonb, ${perMinute}, ${bodyKb}, ${answerKb}, ${seconds}, ${reason}, ${session?.email ?? ''})
    on conflict (remote) do update set origin = excluded.origin, methods = excluded.methods, per_minute = excluded.per_minute,
      body_kb = excluded.body_kb, answer_kb = excluded.answer_kb, seconds = excluded.seconds, reason = excluded.reason,
      decided_by = excluded.decided_by, updated_at = now()`)
  const after = await serviceOf(req, remote)
  const facts = ({ reason: _, decidedBy: __, decidedAt: ___, ...service }: DecidedService) => service
  await recordAudit(req, {
    action: 'remote-service',
    subjectType: 'remote-services',
    subjectId: remote,
    reason,
    before: facts(before),
    after: facts(after),
  })
  return after
}

/** The services that hosts forward to. */
export const getForwardedServices: Operation<typeof getForwardedServicesCall> = async ({ req }) => ({
  services: (await storedServices(req)).flatMap(({ origin, ...service }) => (origin === null ? [] : [{ ...service, origin }])),
})

/** The public key of what hosts state about requests. */
export const getStatementKeys: Operation<typeof getStatementKeysCall> = async () => ({ keys: [statementKey(env.INTERNAL_SECRET).jwk] })

/** What is decided about a micro-frontend's service. */
export async function serviceOf(req: PayloadRequest, remote: RemoteName): Promise<DecidedService> {
  return (await storedServices(req, remote))[0] ?? noService(remote)
}

const rowsSchema = z.array(setRemoteServiceCall.output)

async function storedServices(req: PayloadRequest, remote: RemoteName | null = null): Promise<DecidedService[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select remote, origin, methods, per_minute::int as "perMinute", body_kb::int as "bodyKb", answer_kb::int as "answerKb",
      seconds::int as seconds, reason, decided_by as "decidedBy", ${isoTime(sql`updated_at`)} as "decidedAt"
    from remote_services where ${remote}::text is null or remote = ${remote} order by remote`)
  return rowsSchema.parse(rows)
}

function noService(remote: RemoteName): DecidedService {
  const { perMinute, bodyKb, answerKb, seconds } = SERVICE_LIMITS
  return {
    remote,
    origin: null,
    methods: ['GET', 'POST'],
    perMinute: perMinute.usual,
    bodyKb: bodyKb.usual,
    answerKb: answerKb.usual,
    seconds: seconds.usual,
    reason: '',
    decidedBy: '',
    decidedAt: null,
  }
}
