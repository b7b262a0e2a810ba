import type { focusPicture as focusPictureCall } from '@framewell/domain/content/pictures'
import type { Operation } from '../../platform/http/calls/bindCall'
import { toPicture } from './toPicture'

/** Moves the focal point of a picture. Its files stay, and hosts hear that everything showing it changed. */
export const focusPicture: Operation<typeof focusPictureCall> = async ({ req, refuse }, { id, focalX, focalY }) => {
  const find = { collection: 'media', id, depth: 0, overrideAccess: false, req } as const
  if (!(await req.payload.findByID({ ...find, disableErrors: true }))) throw refuse('notFound')
  const picture = toPicture(await req.payload.update({ ...find, data: { focalX, focalY } }))
  if (!picture) throw refuse('notFound')
  return picture
}
