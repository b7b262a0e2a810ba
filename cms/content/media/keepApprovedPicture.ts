import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { refusedLive } from '../review/refusedLive'
import { findPictureUses } from './pictureUses'

/** Answered as 409: the picture is part of something that needs an approval. */
class NeedsApproval extends APIError {
  override readonly name = 'NeedsApproval'
  constructor(message: string) {
    super(message, 409, { code: 'needsApproval' }, true)
  }
}

/** Another file or description changes what visitors see, so it needs the right to approve what shows the picture. */
export const keepApprovedPicture: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !req.user || (!req.file && data.alt === originalDoc?.alt)) return data
  const detail = await refusedLive(req, await findPictureUses(req, new Set([String(originalDoc?.id)])))
  if (detail) throw new NeedsApproval(`What shows this picture needs an approval. ${detail}`)
  return data
}
