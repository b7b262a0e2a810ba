import { randomUUID } from 'node:crypto'
import { basename, extname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { UNUSED_PICTURES, unusedPicture } from '@framewell/domain/content/pictureFile'
import { UPLOAD_NAME_LENGTH } from '@framewell/domain/content/pictures'
import { SHARED_PROBLEMS } from '@framewell/domain/http/problem'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { hasRoomFor } from '../../platform/storage/diskRoom'
import { fileStore } from '../../platform/storage/fileStores'
import { cleanPicture } from './cleanPicture'

/**
 * Replaces an upload by its clean copy under a generated name before Payload stores anything, and records the original name. A crop of a
 * stored picture counts as an upload of that picture: Payload crops the copy, stores it under the new name and removes the old files, so
 * the content of an address never changes.
 */
export const receivePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (!req.file) {
    if (namesAddress(req, operation)) throw new APIError('Upload the picture itself, not its address.', 400, undefined, true)
    if (operation === 'update') await takeStored(req, args)
    return { ...args, data: Object.fromEntries(Object.entries(args.data ?? {}).filter(([member]) => member !== 'uploadName')) }
  }
  if (operation === 'update' && !('alt' in (args.data ?? {}))) throw new ValidationError({ collection: 'media', errors: [UNDESCRIBED] })
  if (!(await hasRoomFor('media'))) throw new APIError(SHARED_PROBLEMS.storageFull.message, 507, undefined, true)
  const uploadName = shownName(req.file.name)
  const clean = await cleanPicture(req.file.data)
  if (!clean) throw new APIError(refusalOf(req.file.data), 400, undefined, true)
  req.file = { data: clean.data, mimetype: clean.mimeType, name: `${randomUUID()}.${clean.extension}`, size: clean.data.length }
  return { ...args, data: { ...args.data, uploadName } }
}

/** The stored description belongs to the replaced file. */
const UNDESCRIBED = { path: 'alt', message: 'Describe the new picture.' }

function refusalOf(bytes: Buffer): string {
  const unused = unusedPicture(bytes)
  return unused
    ? UNUSED_PICTURES[unused]
    : 'This is not a picture we can use. Upload a JPEG, PNG, WebP, AVIF or HEIC of at most 50 megapixels.'
}

/** A readable file name: no folders, no control characters, no characters that reverse the text direction ('exe.gnp'). */
function shownName(name: string): string {
  return basename(name)
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .slice(-UPLOAD_NAME_LENGTH)
}

/**
 * Payload fetches an address given in place of a file and stores the result unchecked. The panel sends back a stored picture's own address.
 */
function namesAddress({ data }: PayloadRequest, operation: 'create' | 'update'): boolean {
  return typeof data?.url === 'string' && (operation === 'create' || !/^\/(?!\/)/.test(data.url))
}

/** What the panel's dialog for crop and focal point changed, from the query; see Payload's generateFileData. */
const editsSchema = z.object({
  crop: z.unknown().optional(),
  widthInPixels: z.unknown().optional(),
  heightInPixels: z.unknown().optional(),
  focalPoint: z.unknown().optional(),
})

/** Passes the stored picture to Payload when it would generate the files again; otherwise Payload would fetch their address. */
async function takeStored(req: PayloadRequest, { id, data }: { readonly id?: unknown; readonly data?: unknown }): Promise<void> {
  const { data: edits } = editsSchema.safeParse(req.query.uploadEdits)
  if (!edits || !cutsAnew(edits, data)) return
  if (typeof id !== 'string') throw new APIError('Cut one picture at a time.', 400, undefined, true)
  const { filename, mimeType } = await req.payload.findByID({ collection: 'media', id, depth: 0, overrideAccess: false, req })
  if (!filename || !mimeType) return
  const stored = await fileStore('media').read(filename)
  if (!stored) throw new APIError('This picture’s file is missing. Upload it again.', 404, undefined, true)
  const bytes = await buffer(stored.stream)
  req.file = { data: bytes, mimetype: mimeType, name: `${randomUUID()}${extname(filename)}`, size: bytes.length }
}

/** The dialog always sends the focal point; an unchanged one does not count as an edit. */
function cutsAnew({ focalPoint, ...cut }: z.output<typeof editsSchema>, data: unknown): boolean {
  if (Object.values(cut).some((edit) => edit !== undefined)) return true
  if (focalPoint === undefined) return false
  const point = z.object({ x: z.unknown(), y: z.unknown() }).safeParse(focalPoint).data
  const { focalX, focalY } = z.object({ focalX: z.unknown(), focalY: z.unknown() }).safeParse(data).data ?? {}
  return point?.x !== focalX || point?.y !== focalY
}
