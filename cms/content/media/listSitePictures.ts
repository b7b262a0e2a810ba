import type { listSitePictures as listSitePicturesCall } from '@framewell/domain/content/listSitePictures'
import { SCREEN_PICTURES } from '@framewell/domain/content/sitePictures'
import { tableStamp } from '../../platform/database/tableStamp'
import type { Operation } from '../../platform/http/calls/bindCall'
import { toCardMedia } from '../../platform/uploads/toMedia'

export const SITE_PICTURES_STAMP = tableStamp('media')

/** The pictures of screens, by the names of the files that were added with them. */
export const listSitePictures: Operation<typeof listSitePicturesCall> = async ({ req }) => {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { uploadName: { in: SCREEN_PICTURES.map((name) => `${name}.jpg`) } },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    // Public, and the answer is the same for all.
    overrideAccess: true,
    req,
  })
  const pictures = SCREEN_PICTURES.flatMap((name) => {
    const media = toCardMedia(docs.find(({ uploadName }) => uploadName === `${name}.jpg`))
    return media ? [[name, media]] : []
  })
  return { pictures: Object.fromEntries(pictures) }
}
