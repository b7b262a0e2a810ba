import {
  compareVersions,
  type getKitFile as getKitFileCall,
  KIT_NAME,
  KIT_WINDOW_MONTHS,
  type KitRecord,
  kitFileName,
  type listKitVersions as listKitVersionsCall,
  publishKitVersion as publishKitVersionCall,
  supportEnded,
} from '@framewell/domain/releases/kitVersions'
import type { ReleaseManifest } from '@framewell/domain/releases/manifest'
import type { registerRelease } from '@framewell/domain/releases/shippingCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../platform/audit/recordAudit'
import { isoTime } from '../platform/database/isoTime'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem, refusalsOf } from '../platform/http/calls/CallProblem'
import { fileStore } from '../platform/storage/fileStores'
import { streamAnswer } from '../platform/storage/streamAnswer'
import { lockReleases } from './lockReleases'
import { copyWaiting, isStoreFailure } from './releaseStore'

const refuse = refusalsOf(publishKitVersionCall)
const store = () => fileStore('kit')
const keyOf = (version: string, file: string) => `${version}/${file}`

/** Stores a new version. A published one is left as it is, and another content under its number is refused. */
export const publishKitVersion: Operation<typeof publishKitVersionCall> = async ({ req }, { files, ...kit }) => {
  const { version } = kit
  await lockReleases(req)
  const known = (await storedVersions(req)).find((one) => one.version === version)
  if (known && known.sources !== kit.sources) throw refuse('versionTaken')
  if (known) return { version, created: false }
  for (const { name, integrity } of files) {
    const file = kitFileName(name, version)
    const isBrought = await copyWaiting(KIT_NAME, integrity, store(), keyOf(version, file)).catch((error: unknown) => {
      if (!isStoreFailure(error)) throw error
      req.payload.logger.error({ err: error, msg: 'The store takes no version of the kit' })
      throw refuse('storeFull')
    })
    if (!isBrought) throw refuse('filesMissing', { detail: `Missing: ${file}.` })
  }
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into kit_versions (version, contract, sources, changes, files)
    values (${version}, ${kit.contract}, ${kit.sources}, ${JSON.stringify(kit.changes)}::jsonb, ${JSON.stringify(files)}::jsonb)`)
  const actor = { id: 'release-tool', email: 'release tool', role: 'internal' }
  await recordAudit(req, {
    action: 'kit-publish',
    subjectType: 'kit-versions',
    subjectId: version,
    actor,
    after: { version, sources: kit.sources },
  })
  return { version, created: true }
}

export const listKitVersions: Operation<typeof listKitVersionsCall> = async ({ req }) => ({ versions: await storedVersions(req) })

/** @throws CallProblem kitTooOld for a release built with a version of the kit whose support has ended */
export async function refuseOldKit(req: PayloadRequest, { kit }: Pick<ReleaseManifest, 'kit'>, now: Date): Promise<void> {
  const ended = supportEnded(await storedVersions(req), kit, now)
  if (ended) throw new CallProblem<typeof registerRelease>('kitTooOld', { detail: `Support of ${kit} ended on ${ended}.` })
}

/** A package for npm. Its content never changes, so that it may be cached. */
export const getKitFile: Operation<typeof getKitFileCall> = async ({ req }, { version, file }) => {
  const kit = (await storedVersions(req)).find((one) => one.version === version)
  const isNamed = kit?.files.some(({ name }) => kitFileName(name, version) === file)
  const found = isNamed ? await store().read(keyOf(version, file)) : undefined
  if (!found) throw new CallProblem('notFound')
  return streamAnswer(found.stream, {
    headers: {
      'content-type': 'application/gzip',
      'content-length': String(found.bytes),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}

const rowsSchema = z.array(
  publishKitVersionCall.input.extend({ publishedAt: z.string(), endsAt: z.string().nullable() }).transform(({ endsAt, ...kit }) => ({
    ...kit,
    supportedUntil: endsAt,
  })),
)

/** Newest first. A version is supported for some months after the next one was published. */
async function storedVersions(req: PayloadRequest): Promise<KitRecord[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select version, contract::int as contract, sources, changes, files, ${isoTime(sql`created_at`)} as "publishedAt",
      ${isoTime(sql`lead(created_at) over (order by created_at) + make_interval(months => ${KIT_WINDOW_MONTHS}::int)`)} as "endsAt"
    from kit_versions`)
  return rowsSchema.parse(rows).sort((one, other) => compareVersions(other.version, one.version))
}
