import type { Picture } from '@framewell/domain/content/pictures'
import type { Media } from '../../payload-types'
import { toMedia } from '../../platform/uploads/toMedia'

/** A stored picture as editors choose it; null if its file is missing. */
export function toPicture(stored: Media): Picture | null {
  const picture = toMedia(stored)
  if (!picture) return null
  const { sizes, ...shown } = picture
  return { id: stored.id, name: stored.uploadName ?? '', ...shown, thumbnail: sizes[0]?.url ?? shown.url }
}
