import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import type {
  addWebhook as addCall,
  changeWebhook as changeCall,
  removeWebhook as removeCall,
  changeWebhookSecret as secretCall,
  WebhookEndpoint,
} from '@framewell/domain/webhooks/calls'
import { endpointStateChange, subscribedEvents } from '@framewell/domain/webhooks/endpointRules'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { wakeRelay } from '../notifications/queueDeliveries'
import { companiesOwnedBy } from '../parties/companyOf'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { hasRole } from '../platform/sessions/access'
import { isFitAddress } from './fitAddress'
import { sealSecret } from './sealedSecret'
import { makeSecret } from './signature'
import { findEndpoints, openEndpointForChange } from './storedEndpoint'

const factsOf = ({ name, url, events, state, company }: WebhookEndpoint) => ({ name, url, events, state, company: company?.name ?? null })
const subject = (id: string) => ({ subjectType: 'webhook-endpoints', subjectId: id })

export const addWebhook: Operation<typeof addCall> = async ({ req, refuse }, { name, url, events }) => {
  if (!isFitAddress(url)) throw refuse('unfitAddress')
  const heard = subscribedEvents(events)
  if ('refusal' in heard) throw refuse(heard.refusal, heard.more)
  const company = await ownCompany(req)
  const secret = makeSecret()
  const { id } = await req.payload.db.create({
    collection: 'webhook-endpoints',
    data: { name, url, company, ofStaff: company === null, ...heard, state: 'active', secret: sealSecret(secret) },
    req,
  })
  const endpoint = await one(req, String(id))
  await recordAudit(req, { action: 'webhook-add', ...subject(endpoint.id), after: factsOf(endpoint) })
  return { endpoint, secret }
}

export const changeWebhook: Operation<typeof changeCall> = async (context, { id, name, url, events, state }) => {
  const { req, refuse } = context
  const before = await openEndpointForChange(context, id)
  if (!isFitAddress(url)) throw refuse('unfitAddress')
  const heard = subscribedEvents(events)
  if ('refusal' in heard) throw refuse(heard.refusal, heard.more)
  const data = { name, url, ...heard, state, ...endpointStateChange(state) }
  await req.payload.db.updateOne({ collection: 'webhook-endpoints', id, data, req, returning: false })
  const endpoint = await one(req, id)
  await recordAudit(req, { action: 'webhook-change', ...subject(id), before: factsOf(before), after: factsOf(endpoint) })
  if (state === 'active') await wakeRelay(req)
  return { endpoint }
}

export const removeWebhook: Operation<typeof removeCall> = async (context, { id }) => {
  const { req } = context
  const before = await openEndpointForChange(context, id)
  const db = await transactionOf(req)
  await db.execute(sql`delete from webhook_deliveries where endpoint_id = ${id}`)
  await db.execute(sql`delete from webhook_endpoints where id = ${id}`)
  await recordAudit(req, { action: 'webhook-remove', ...subject(id), before: factsOf(before) })
  return { removed: true }
}

/** The old secret signs along with the new one until its hours are over: receivers change theirs in between. */
export const changeWebhookSecret: Operation<typeof secretCall> = async (context, { id, graceHours }) => {
  const { req, now } = context
  await openEndpointForChange(context, id)
  const secret = makeSecret()
  const until = new Date(now.getTime() + graceHours * 3_600_000).toISOString()
  const db = await transactionOf(req)
  await db.execute(sql`
    update webhook_endpoints set old_secret = secret, old_secret_until = ${until}::timestamptz, secret = ${sealSecret(secret)}, updated_at = now()
    where id = ${id}`)
  await recordAudit(req, { action: 'webhook-secret-change', ...subject(id), after: { oldSecretUntil: until } })
  return { endpoint: await one(req, id), secret }
}

/** Null for staff. @throws CallProblem forbidden for people who own no company */
async function ownCompany(req: PayloadRequest): Promise<string | null> {
  if (hasRole(req, OPERATOR_ROLES)) return null
  const own = (await companiesOwnedBy(req))[0]
  if (!own) throw new CallProblem('forbidden')
  return own.id
}

async function one(req: PayloadRequest, id: string): Promise<WebhookEndpoint> {
  const [endpoint] = await findEndpoints(req, sql`e.id = ${id}`)
  if (!endpoint) throw new Error('A webhook that was just written is not there')
  return endpoint
}
