import { randomUUID } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { cleanPicture } from './cleanPicture'

/** Replaces an upload by its clean copy under a generated name, before Payload stores anything. */
export const receivePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const clean = await cleanPicture(req.file.data)
  if (!clean)
    throw new APIError('This is not a picture we can use. Upload a JPEG, PNG, WebP or AVIF of at most 50 megapixels.', 400, undefined, true)
  req.file = { data: clean.data, mimetype: clean.mimeType, name: `${randomUUID()}.${clean.extension}`, size: clean.data.length }
  return args
}
