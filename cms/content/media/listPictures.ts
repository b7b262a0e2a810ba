import { type listPictures as listPicturesCall, PICTURES_PER_PAGE } from '@framewell/domain/content/pictures'
import type { Operation } from '../../platform/http/calls/bindCall'
import { toPicture } from './toPicture'

/** The library, newest first. Searches descriptions and file names. */
export const listPictures: Operation<typeof listPicturesCall> = async ({ req }, { search, ids, page }) => {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'media',
    where: {
      ...(search ? { or: [{ alt: { like: search } }, { uploadName: { like: search } }] } : {}),
      ...(ids ? { id: { in: ids.split(',') } } : {}),
    },
    sort: '-createdAt',
    limit: PICTURES_PER_PAGE,
    page,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { pictures: docs.flatMap((stored) => toPicture(stored) ?? []), total: totalDocs }
}
