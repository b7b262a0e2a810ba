import { buffer } from 'node:stream/consumers'
import { CARD, cutAround } from '@framewell/domain/content/cutAround'
import sharp from 'sharp'
import { fileStore } from '../../platform/storage/fileStores'
import type { CardFacts } from './cardFacts'

/**
 * Crops an uploaded picture to the share card's size around its focal point and lays the words over it, if any: a JPEG of 1200 × 630 pixels.
 * Null while the file is missing.
 * @param words an SVG of the card's size.
 */
export async function cutCard(
  { url, under: _, ...point }: NonNullable<CardFacts['picture']>,
  words: string | null,
): Promise<Buffer | null> {
  const stored = await fileStore('media')
    .read(decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)))
    .catch(() => undefined)
  if (!stored) return null
  const picture = sharp(await buffer(stored.stream))
  const { width, height } = await picture.metadata()
  return picture
    .extract(cutAround({ width, height }, point, CARD))
    .resize({ ...CARD, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .composite(words ? [{ input: Buffer.from(words) }] : [])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
