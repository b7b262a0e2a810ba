import type { Media } from '@framewell/domain/content/sectionMembers'

/** The picture of a rich-text upload node; null if it is not one. The server has already sized and checked the page's own pictures. */
export function mediaOf(value: unknown): Media | null {
  if (typeof value !== 'object' || value === null) return null
  const { url, alt, width, height, sizes, focalX, focalY }: Partial<Record<keyof Media, unknown>> = value
  if (typeof url !== 'string' || typeof width !== 'number' || typeof height !== 'number') return null
  return {
    url,
    width,
    height,
    alt: typeof alt === 'string' ? alt : '',
    focalX: typeof focalX === 'number' ? focalX : 50,
    focalY: typeof focalY === 'number' ? focalY : 50,
    sizes: Array.isArray(sizes) ? sizes.filter(isSize) : [],
  }
}

function isSize(size: unknown): size is Media['sizes'][number] {
  return typeof size === 'object' && size !== null && 'url' in size && 'width' in size && 'mimeType' in size
}
