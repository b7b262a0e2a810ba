import { PLAN_FILES, type uploadPlanFile as uploadPlanFileCall } from '@framewell/domain/quotes/planFileCalls'
import type { PlanFile } from '../../payload-types'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { Operation } from '../../platform/http/calls/bindCall'
import { consume } from '../../platform/http/gate/limitRate'
import { Turns } from '../../platform/http/gate/Turns'
import { storeUpload } from '../../platform/uploads/storeUpload'
import { planFileAnswer } from './planFileAnswer'
import { planFileLinks } from './planFileLinks'

/** Per address; with the ten-minute limit alone it could send 80 GB a day. */
const FILES_A_DAY = { points: 300, windowSeconds: 86_400 }
/** Kilobytes per address and hour: the drawings of several houses. */
const KILOBYTES_AN_HOUR = { points: 60 * 1024, windowSeconds: 3600 }
/** Bytes of all files without a quote: strangers must not fill the disk. */
const MAX_UNCLAIMED = 2 * 1024 ** 3
/** A screen sends one file after the other; several people may share an address. */
const turns = new Turns({ each: 6, all: 48 })

/** Stores one file of a plan; its uploader may remove it and attach it with its token. */
export const uploadPlanFile: Operation<typeof uploadPlanFileCall> = async (context, { name }) => {
  const { req, address } = context
  await consume(req.payload.db.pool, 'uploadPlanFile:day', FILES_A_DAY, address)
  const announced = Number(req.headers.get('content-length') ?? PLAN_FILES.maxBytes)
  const kilobytes = Math.ceil(Math.min(announced, PLAN_FILES.maxBytes) / 1024)
  await consume(req.payload.db.pool, 'uploadPlanFile:kilobytes', KILOBYTES_AN_HOUR, address, kilobytes)
  const { rows } = await req.payload.db.pool.query('select coalesce(sum(size_bytes), 0) as bytes from plan_files where quote_id is null')
  if (Number(rows[0]?.bytes) >= MAX_UNCLAIMED) throw context.refuse('storageFull', { retryAfterSeconds: 3600 })
  return storeUpload(context, { turns, limits: PLAN_FILES }, async ({ id, mimeType, sizeBytes }) => {
    await recordAudit(req, { action: 'plan-file-upload', subjectType: 'plan-files', subjectId: id, after: { name, mimeType, sizeBytes } })
    const data = { name: plainName(name), mimeType, sizeBytes, tokenHash: planFileLinks.hashFor(id) }
    const stored: PlanFile = await req.payload.db.create({ collection: 'plan-files', customID: id, data, req })
    return { file: planFileAnswer(stored), token: planFileLinks.tokenFor(id) }
  })
}

/** The last part of a path, without characters that could control a terminal or a header. */
function plainName(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? name).replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').trim() || 'plan'
}
