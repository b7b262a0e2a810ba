import type { Media } from '@framewell/domain/content/sectionMembers'
import { z } from 'zod'

const storedSizeSchema = z.object({ filename: z.string(), width: z.number(), mimeType: z.string() })

/** A populated document of the media collection, as far as the site needs it. */
const storedMediaSchema = z.object({
  filename: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
  sizes: z.record(z.string(), storedSizeSchema.nullish().catch(null)).nullish(),
})

/** A picture as the site shows it; null if it is missing, deleted or not populated. */
export function toMedia(stored: unknown): Media | null {
  const parsed = storedMediaSchema.safeParse(stored)
  if (!parsed.success) return null
  const { filename, alt, width, height, focalX, focalY, sizes } = parsed.data
  return {
    url: mediaUrl(filename),
    alt,
    width,
    height,
    focalX: focalX ?? 50,
    focalY: focalY ?? 50,
    sizes: Object.values(sizes ?? {})
      .filter((size) => size != null)
      .map((size) => ({ url: mediaUrl(size.filename), width: size.width, mimeType: size.mimeType }))
      .sort((a, b) => a.width - b.width),
  }
}

/** Wide enough for a card at two device pixels. */
const CARD_WIDTH = 960

/** A picture for a card: only the sizes and the format that nearly all browsers take, since every page that lists cards carries them. */
export function toCardMedia(stored: unknown): Media | null {
  const media = toMedia(stored)
  return media && { ...media, sizes: media.sizes.filter(({ width, mimeType }) => width <= CARD_WIDTH && mimeType === 'image/avif') }
}

/** Relative, so that it works at any address of the site. */
export function mediaUrl(filename: string): string {
  return `/api/media/file/${encodeURIComponent(filename)}`
}
