import type { Media } from '@framewell/domain/content/sectionMembers'

/** The picture that an upload node of a rich text holds; null when it is not one. The server cut and checked the page's own pictures already. */
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
