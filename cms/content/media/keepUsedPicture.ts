import { pictureUseWords } from '@framewell/domain/content/pictures'
import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'
import { findPictureUses } from './pictureUses'

/** Maximum places named in the message; the rest are counted. */
const NAMED = 8

/** Answered as 409: a picture can be deleted once nothing shows it. */
class StillUsed extends APIError {
  override readonly name = 'StillUsed'
  constructor(message: string) {
    super(message, 409, { code: 'stillUsed' }, true)
  }
}

/** A person cannot delete a picture that is in use: it would leave a gap on the site or in a draft. The message names the places. */
export const keepUsedPicture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  // A publication in progress holds its pictures: see requirePictures.
  const database = await transactionOf(req)
  await database.execute(sql`select 1 from media where id = ${id} for update`)
  const uses = await findPictureUses(req, new Set([String(id)]))
  if (uses.length === 0) return
  const more = uses.length > NAMED ? ` and ${uses.length - NAMED} more` : ''
  const { alt } = await req.payload.findByID({ collection: 'media', id, depth: 0, overrideAccess: false, req })
  // Names the picture, because several may be deleted at once.
  throw new StillUsed(`“${alt}” is used: ${uses.slice(0, NAMED).map(pictureUseWords).join('; ')}${more}. Take it out there first.`)
}
