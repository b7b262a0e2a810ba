import type {
  orderDevelopment as orderDevelopmentCall,
  quoteDevelopment as quoteDevelopmentCall,
} from '@framewell/domain/developments/developmentCalls'
import type { Layout } from '@framewell/domain/framing/layout'
import { signerRefusal } from '@framewell/domain/parties/signer'
import { quotedLot } from '@framewell/domain/quotes/lotQuote'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { issueQuote } from '../quotes/issueQuote'
import { layoutOfPlan } from '../quotes/planLayoutOf'
import { quoteLinks } from '../quotes/quoteLinks'
import { markOrdered } from '../quotes/revisions'
import { developmentAnswer, formToSign } from './developmentAnswer'
import { changeDevelopment, openDevelopmentForChange } from './storedDevelopment'

/** Quotes all lots at today's prices, as the next revision of an earlier quote, and keeps the layouts of their plans. */
export const quoteDevelopment: Operation<typeof quoteDevelopmentCall> = async (context, { developmentId, total }) => {
  const { req, refuse } = context
  const development = await openDevelopmentForChange(context, developmentId)
  const { lots, row, signature, quote: before } = development
  if (signature) throw refuse('ordered')
  if (lots.length === 0) throw refuse('noLots')
  const quotedLayouts = await layoutsOf(req, [...new Set(lots.map(({ planId }) => planId))])
  if (!quotedLayouts) throw refuse('notOffered')
  const token = before && quoteLinks.tokenOf(before.stored)
  const { quote } = await issueQuote(
    context,
    { kind: 'lots', answers: { developmentId, name: row.name, lots: lots.map(quotedLot) } },
    { total, companyId: development.companyId, ...(before && token ? { revises: { id: before.answer.id, token } } : {}) },
  )
  return { development: await developmentAnswer(req, await changeDevelopment(context, development, { quoteId: quote.id, quotedLayouts })) }
}

async function layoutsOf(req: PayloadRequest, planIds: readonly string[]): Promise<Record<string, Layout> | null> {
  const layouts: Record<string, Layout> = {}
  for (const planId of planIds) {
    const layout = await layoutOfPlan(req, planId)
    if (!layout) return null
    layouts[planId] = layout
  }
  return layouts
}

/** Orders the quoted lots by a typed signature. The quote counts as ordered; each lot is called off by an order of its own. */
export const orderDevelopment: Operation<typeof orderDevelopmentCall> = async (context, { developmentId, name, authority, textHash }) => {
  const { req, refuse, now, address } = context
  const development = await openDevelopmentForChange(context, developmentId)
  if (development.signature) throw refuse('ordered')
  const form = await formToSign(req, development)
  if (!form || !development.quote) throw refuse('notQuoted')
  const stranger = signerRefusal('name', { typed: name, authority }, req.user?.name ?? '')
  if (stranger) throw refuse(stranger.refusal, stranger.more)
  if (textHash !== form.textHash) throw refuse('textChanged', { expected: { textHash: form.textHash } })
  const { id, number, revision, totalCents } = development.quote.answer
  await markOrdered(req, id, development.companyId, now)
  const stored = await changeDevelopment(context, development, {
    signature: { name, ...(authority && { authority }), textHash, at: now.toISOString(), address },
    orderedAt: now.toISOString(),
  })
  await recordAudit(req, {
    action: 'development-order',
    subjectType: 'developments',
    subjectId: developmentId,
    after: { quote: number, revision, totalCents, name, authority, textHash, form: form.paragraphs },
  })
  return { development: await developmentAnswer(req, stored) }
}
