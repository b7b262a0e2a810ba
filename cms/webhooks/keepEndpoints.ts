import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import type {
  addWebhook as addCall,
  changeWebhook as changeCall,
  removeWebhook as removeCall,
  changeWebhookSecret as secretCall,
  WebhookEndpoint,
} from '@framewell/domain/webhooks/calls'
import { HOOK_EVENTS } from '@framewell/domain/webhooks/hookEvents'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { hasRole } from '../accounts/access'
import { recordAudit } from '../audit/recordAudit'
import { transactionOf } from '../database/transactionOf'
import type { Operation } from '../http/bindCall'
import { CallProblem } from '../http/CallProblem'
import { companiesOf } from '../parties/companyOf'
import { isFitAddress } from './fitAddress'
import { wakeRelay } from './queueDeliveries'
import { sealSecret } from './sealedSecret'
import { makeSecret } from './signature'
import { findEndpoints, openEndpointForChange } from './storedEndpoint'

const factsOf = ({ name, url, events, state, company }: WebhookEndpoint) => ({ name, url, events, state, company: company?.name ?? null })
const subject = (id: string) => ({ subjectType: 'webhook-endpoints', subjectId: id })

export const addWebhook: Operation<typeof addCall> = async ({ req, refuse }, { name, url, events }) => {
  if (!isFitAddress(url)) throw refuse('unfitAddress')
  refuseUnknownEvents(events)
  const company = await ownCompany(req)
  const secret = makeSecret()
  const { id } = await req.payload.db.create({
    collection: 'webhook-endpoints',
    data: { name, url, company, ofStaff: company === null, events: [...new Set(events)], state: 'active', secret: sealSecret(secret) },
    req,
  })
  const endpoint = await one(req, String(id))
  await recordAudit(req, { action: 'webhook-add', ...subject(endpoint.id), after: factsOf(endpoint) })
  return { endpoint, secret }
}

/** Going on forgets how long it failed: it is judged anew. */
export const changeWebhook: Operation<typeof changeCall> = async (context, { id, name, url, events, state }) => {
  const { req, refuse } = context
  const before = await openEndpointForChange(context, id)
  if (!isFitAddress(url)) throw refuse('unfitAddress')
  refuseUnknownEvents(events)
  const data = { name, url, events: [...new Set(events)], state, ...(state === 'active' ? { failingSince: null, reason: null } : {}) }
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

/** The old secret signs beside the new one until its hours are over: receivers change theirs in between. */
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

function refuseUnknownEvents(events: readonly string[]): void {
  const unknown = events.filter((name) => !HOOK_EVENTS.has(name))
  if (unknown.length > 0)
    throw new CallProblem('invalidInput', { fields: [{ path: 'events', message: `Not an event: ${unknown.join(', ')}` }] })
}

/** Null for staff. @throws CallProblem forbidden for who owns no company */
async function ownCompany(req: PayloadRequest): Promise<string | null> {
  if (hasRole(req, OPERATOR_ROLES)) return null
  const own = (await companiesOf(req)).find(({ role }) => role === 'owner')
  if (!own) throw new CallProblem('forbidden')
  return own.id
}

async function one(req: PayloadRequest, id: string): Promise<WebhookEndpoint> {
  const [endpoint] = await findEndpoints(req, sql`e.id = ${id}`)
  if (!endpoint) throw new Error('A webhook that was just written is not there')
  return endpoint
}
