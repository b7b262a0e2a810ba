import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { fileStore } from '../../storage/fileStores'
import type { CardFacts } from './cardFacts'
import { CARD } from './cardStyle'

/** An uploaded picture cut to the size that networks show, around its point of interest: a JPEG of 1200 × 630 pixels. Null while its file is lost. */
export async function cutCard({ url, focalX, focalY }: NonNullable<CardFacts['picture']>): Promise<Buffer | null> {
  const stored = await fileStore('media')
    .read(decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)))
    .catch(() => undefined)
  if (!stored) return null
  const picture = sharp(await buffer(stored.stream))
  const { width, height } = await picture.metadata()
  const scale = Math.max(CARD.width / width, CARD.height / height)
  const part = { width: Math.min(width, Math.round(CARD.width / scale)), height: Math.min(height, Math.round(CARD.height / scale)) }
  const from = (whole: number, cut: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - cut / 2, 0), whole - cut))
  return picture
    .extract({ ...part, left: from(width, part.width, focalX), top: from(height, part.height, focalY) })
    .resize({ ...CARD, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
