import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { UNUSED_PICTURES, unusedPicture } from '@framewell/domain/content/pictureFile'
import { MAX_PICTURE_BYTES, type uploadPicture as uploadPictureCall } from '@framewell/domain/content/pictures'
import { networkOf } from '@framewell/server-kit/limits/networkOf'
import { inTransaction } from '../../platform/database/inTransaction'
import type { Operation } from '../../platform/http/calls/bindCall'
import type { Refuse } from '../../platform/http/calls/CallProblem'
import { pictureTurns } from '../../platform/http/gate/pictureTurns'
import { factsOf } from '../../platform/sessions/requestFacts'
import { hasRoomFor } from '../../platform/storage/diskRoom'
import { cleanPicture } from './cleanPicture'
import { toPicture } from './toPicture'

/** Adds a picture to the library, with the person's own rights and every rule of the collection. */
export const uploadPicture: Operation<typeof uploadPictureCall> = (context, input) =>
  pictureTurns.take(networkOf(context.address), () => storePicture(context, input))

const storePicture: Operation<typeof uploadPictureCall> = async ({ req, refuse, once }, { alt, name }) => {
  const { file } = factsOf(req)
  if (!file) throw refuse('unsupportedMediaType')
  if (!(await hasRoomFor('media'))) throw refuse('storageFull', { retryAfterSeconds: 600 })
  // Reads the file before any transaction opens. A file that is not a picture is refused here with the call's own message.
  const bytes = await bytesOf(refuse, file)
  const clean = await cleanPicture(bytes)
  const unused = unusedPicture(bytes)
  if (!clean) throw refuse('notAPicture', unused ? { detail: UNUSED_PICTURES[unused] } : undefined)
  const { data, mimeType: mimetype, extension } = clean
  const create = async () => {
    const stored = await req.payload.create({
      collection: 'media',
      data: { alt },
      file: { data, mimetype, name: name || `picture.${extension}`, size: data.length },
      overrideAccess: false,
      req,
    })
    const picture = toPicture(stored)
    if (!picture) throw refuse('notAPicture')
    return picture
  }
  return inTransaction(req, () => once(createHash('sha256').update(bytes).digest('hex'), create))
}

async function bytesOf(refuse: Refuse<'pictureTooLarge'>, file: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size > MAX_PICTURE_BYTES) throw refuse('pictureTooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
