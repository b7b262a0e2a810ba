import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { SHARED_PROBLEMS } from '@framewell/domain/http/problem'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { env } from '../../env'
import { hasRoom } from '../../storage/diskRoom'
import { cleanPicture } from './cleanPicture'

/** Where pictures lie; several processes share it. */
export const PICTURE_FOLDER = join(/* turbopackIgnore: true */ env.DATA_DIR, 'media')

/**
 * Replaces an upload by its clean copy under a generated name, before Payload stores anything. A crop of a stored picture is an upload of
 * that picture: Payload cuts the copy, stores it under the new name and removes the old files, so no address changes its content.
 */
export const receivePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (!req.file) {
    if (namesForeignAddress(req)) throw new APIError('Upload the picture itself. Addresses are not fetched.', 400, undefined, true)
    if (operation === 'update' && isCrop(req) && 'id' in args) await takeStored(req, args.id)
    return args
  }
  if (!(await hasRoom(PICTURE_FOLDER))) throw new APIError(SHARED_PROBLEMS.storageFull.message, 507, undefined, true)
  const clean = await cleanPicture(req.file.data)
  if (!clean)
    throw new APIError('This is not a picture we can use. Upload a JPEG, PNG, WebP or AVIF of at most 50 megapixels.', 400, undefined, true)
  req.file = { data: clean.data, mimetype: clean.mimeType, name: `${randomUUID()}.${clean.extension}`, size: clean.data.length }
  return args
}

/** Payload fetches an address that comes in a file's place, and stores what it finds there unchecked. A copy of a stored picture names a path. */
function namesForeignAddress({ data }: PayloadRequest): boolean {
  return typeof data?.url === 'string' && !/^\/(?!\/)/.test(data.url)
}

/** The panel's crop window says what it cut in the query; see Payload's generateFileData. */
function isCrop({ query }: PayloadRequest): boolean {
  const edits: unknown = query.uploadEdits
  return typeof edits === 'object' && edits !== null && ['crop', 'widthInPixels', 'heightInPixels'].some((edit) => edit in edits)
}

async function takeStored(req: PayloadRequest, id: unknown): Promise<void> {
  if (typeof id !== 'string') return
  const { filename, mimeType } = await req.payload.findByID({ collection: 'media', id, depth: 0, overrideAccess: false, req })
  if (!filename || !mimeType) return
  const data = await readFile(join(/* turbopackIgnore: true */ PICTURE_FOLDER, filename))
  req.file = { data, mimetype: mimeType, name: `${randomUUID()}${extname(filename)}`, size: data.length }
}
