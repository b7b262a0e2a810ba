import { companyDay } from '@framewell/domain/dates/businessDays'
import { DOCUMENT_LIMITS } from '@framewell/domain/files/uploadRefusal'
import type { addDisputeEvidence as addCall, downloadDisputeEvidence as downloadCall } from '@framewell/domain/payments/disputeCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { Turns } from '../../platform/http/gate/Turns'
import { fileDownload } from '../../platform/uploads/fileDownload'
import { storeUpload } from '../../platform/uploads/storeUpload'
import { moneyChanged } from '../moneyChanged'
import { orderActions } from '../orderActions'
import { findProjectIn, sideOf } from '../projects/findProject'
import { detailOf } from './disputeCalls'
import { findDisputes } from './storedDispute'

const turns = new Turns({ each: 4, all: 24 })

/** Stores one piece of evidence of an open dispute. */
export const addDisputeEvidence: Operation<typeof addCall> = async (context, { id, name }) => {
  const { req, refuse, now, session } = context
  const [dispute] = await findDisputes(req, sql`d.id = ${id}`)
  if (!dispute) throw refuse('unknownDispute')
  if (dispute.status !== 'open') throw refuse('resolved')
  // Everybody who reads the dispute may add to it, including the shop that no longer makes the order.
  const present = await findProjectIn(req, { all: true, companyIds: [] }, dispute.projectId, false)
  const project = present && { ...present, fabricatorCompanyId: dispute.shopCompanyId }
  const party = project && (await sideOf(req, project))
  if (!project || !party) throw refuse('unknownDispute')
  const by = session?.name ?? ''
  return storeUpload(context, { turns, limits: DOCUMENT_LIMITS }, async ({ id: evidence, ...file }) => {
    const facts = { name, ...file }
    await req.payload.db.create({
      collection: 'dispute-evidence',
      customID: evidence,
      data: { dispute: id, ...facts, by },
      req,
      returning: false,
    })
    await recordAudit(req, { action: 'dispute-evidence', subjectType: 'payment-disputes', subjectId: id, after: facts })
    const text = `Added evidence: ${name}`
    await orderActions
      .get()
      .noteOnOrder(req, project.number, { kind: 'evidence', party, authorName: by, text, at: now, dispute: id, evidence })
    await moneyChanged(req, project)
    return { dispute: await detailOf(req, id, companyDay(now)) }
  })
}

/** One file as a download that cannot run anything on our origin. */
export const downloadDisputeEvidence: Operation<typeof downloadCall> = async ({ req, refuse }, { id, evidenceId }) => {
  const [dispute] = await findDisputes(req, sql`d.id = ${id}`)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select name, mime_type as "mimeType" from dispute_evidence where id = ${evidenceId} and dispute_id = ${id}`)
  const file = z.object({ name: z.string(), mimeType: z.string() }).optional().parse(rows[0])
  if (!dispute || !file) throw refuse('unknownDispute')
  return fileDownload({ stored: evidenceId, ...file, plainName: 'evidence' })
}
