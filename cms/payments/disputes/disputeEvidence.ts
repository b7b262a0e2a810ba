import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { networkOf } from '@framewell/domain/http/networkOf'
import type { addDisputeEvidence as addCall, downloadDisputeEvidence as downloadCall } from '@framewell/domain/payments/disputeCalls'
import { evidenceRefusal, MAX_EVIDENCE_BYTES } from '@framewell/domain/payments/disputeRules'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { recordAudit } from '../../audit/recordAudit'
import { inTransaction } from '../../database/inTransaction'
import { transactionOf } from '../../database/transactionOf'
import type { Operation } from '../../http/calls/bindCall'
import { factsOf } from '../../http/gate/requestFacts'
import { Turns } from '../../http/gate/Turns'
import { fileDownload } from '../../quotes/files/fileDownload'
import { arrivingFile, discardArriving, FileTooLarge, keepArriving, receiveFile } from '../../quotes/files/planFileStore'
import { planFileType } from '../../quotes/files/planFileType'
import { hasRoomFor } from '../../storage/diskRoom'
import { moneyChanged } from '../moneyChanged'
import { noteOnOrder } from '../orderSeam'
import { findProject, sideOf } from '../projects/findProject'
import { detailOf } from './disputeCalls'
import { findDisputes } from './storedDispute'

const turns = new Turns({ each: 4, all: 24 })

/** Stores one piece of evidence: its bytes stream to disk, its type is read from its content. What is refused leaves nothing behind. */
export const addDisputeEvidence: Operation<typeof addCall> = (context, input) =>
  turns.take(networkOf(context.address), () => storeEvidence(context, input))

const storeEvidence: Operation<typeof addCall> = async ({ req, refuse, now, session }, { id, name }) => {
  const [dispute] = await findDisputes(req, sql`d.id = ${id}`)
  if (!dispute) throw refuse('unknownDispute')
  if (dispute.status !== 'open') throw refuse('resolved')
  const project = await findProject(req, dispute.projectId)
  const party = project && (await sideOf(req, project))
  if (!project || !party) throw refuse('unknownDispute')
  const { file } = factsOf(req)
  if (!file) throw refuse('unsupportedMediaType')
  if (!(await hasRoomFor('plan-files'))) throw refuse('storageFull', { retryAfterSeconds: 600 })
  const evidenceId = randomUUID()
  try {
    const receivedBytes = await receiveFile(evidenceId, file, MAX_EVIDENCE_BYTES)
    const mimeType = receivedBytes > 0 ? await planFileType(evidenceId) : undefined
    const no = evidenceRefusal(receivedBytes, mimeType)
    if (no || !mimeType) throw refuse(no?.refusal ?? 'unknownFileType')
    const { size: sizeBytes } = await stat(arrivingFile(evidenceId))
    const store = async () => {
      await req.payload.db.create({
        collection: 'dispute-evidence',
        customID: evidenceId,
        data: { dispute: id, name, mimeType, sizeBytes, by: session?.name ?? '' },
        req,
        returning: false,
      })
      await recordAudit(req, {
        action: 'dispute-evidence',
        subjectType: 'payment-disputes',
        subjectId: id,
        after: { name, mimeType, sizeBytes },
      })
      await noteOnOrder(req, project.number, {
        kind: 'evidence',
        party,
        authorName: session?.name ?? '',
        text: `Added evidence: ${name}`,
        at: now,
        dispute: id,
        evidence: evidenceId,
      })
      await moneyChanged(req, project)
    }
    await keepArriving(evidenceId, () => inTransaction(req, store))
    return { dispute: await detailOf(req, id, now.toISOString().slice(0, 10)) }
  } catch (error) {
    await discardArriving(evidenceId)
    if (error instanceof FileTooLarge) throw refuse('fileTooLarge')
    throw error
  }
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
