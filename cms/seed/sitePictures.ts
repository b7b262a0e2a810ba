import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PictureName, SCREEN_PICTURES, SITE_PICTURES } from '@framewell/domain/content/sitePictures'
import type { BasePayload, PayloadRequest } from 'payload'
import { ROOT } from '../env'
import { seedOnce } from '../platform/seeds/seedOnce'
import type { SeedPage } from './SeedPage'

/** A page's sections with its pictures from the library, where they are added when a page first needs them. */
export async function withPictures(req: PayloadRequest, { sections, heroPicture, pictures = [] }: SeedPage): Promise<SeedPage['sections']> {
  const hero = heroPicture && (await pictureId(req, heroPicture))
  const placed: SeedPage['sections'] = []
  for (const section of sections) {
    for (const { before, name, ...shown } of pictures)
      if (before === section.anchor) placed.push({ blockType: 'image', tone: 'paper', media: await pictureId(req, name), ...shown })
    placed.push(hero && section.blockType === 'hero' ? { ...section, picture: 'media', media: hero } : section)
  }
  return placed
}

/** Adds the pictures that screens show, once in the life of a database: one that an editor deletes stays away. */
export function seedScreenPictures(payload: BasePayload): Promise<string[]> {
  return seedOnce(
    payload,
    'screen-pictures',
    async () => true,
    async (req) => {
      const ids: string[] = []
      for (const name of SCREEN_PICTURES) ids.push(await pictureId(req, name))
      return ids
    },
  )
}

/** A shipped picture in the library, where it is added when something first needs it. */
export async function pictureId(req: PayloadRequest, name: PictureName): Promise<string> {
  const file = `${name}.jpg`
  const { docs } = await req.payload.find({ collection: 'media', where: { uploadName: { equals: file } }, limit: 1, depth: 0, req })
  if (docs[0]) return docs[0].id
  const data = await readFile(join(/* turbopackIgnore: true */ ROOT, 'cms/seed/pictures', file))
  const made = await req.payload.create({
    collection: 'media',
    data: { alt: SITE_PICTURES[name] },
    file: { data, mimetype: 'image/jpeg', name: file, size: data.length },
    req,
  })
  return made.id
}
