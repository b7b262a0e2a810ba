import type { Media } from '@framewell/domain/content/sectionMembers'
import { styled } from 'styled-components'

interface ResponsiveImageProps {
  readonly media: Media
  /** How wide the picture is drawn, as in the img element. */
  readonly sizes: string
  /** Above the fold: loaded at once, with priority. */
  readonly eager?: boolean
  /** Text that stands in the picture's place when it can't be loaded (see shell/brokenPictures). */
  readonly fallback?: string
}

const SMALLEST_FIRST = ['image/avif', 'image/webp'] as const

/** An uploaded picture in the size that fits, its room reserved before it arrives. */
export const ResponsiveImage = ({ media, sizes, eager = false, fallback }: ResponsiveImageProps) => {
  // A browser takes the first type that it can read: the smallest files first.
  const types = SMALLEST_FIRST.filter((type) => media.sizes.some((size) => size.mimeType === type))
  const image = (
    <Picture
      $position={positionOf(media)}
      src={media.url}
      srcSet={sourceSet(media, (type) => !SMALLEST_FIRST.some((modern) => modern === type)) || undefined}
      sizes={sizes}
      alt={media.alt}
      width={media.width}
      height={media.height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
    />
  )
  return (
    <picture data-picture data-fallback={fallback}>
      {types.map((type) => (
        <source key={type} type={type} srcSet={sourceSet(media, (candidate) => candidate === type)} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}

function sourceSet(media: Media, accepts: (mimeType: string) => boolean): string {
  return media.sizes
    .filter((size) => accepts(size.mimeType))
    .map((size) => `${size.url} ${size.width}w`)
    .join(', ')
}

/** Where the picture's point of interest is, for frames that cut it; the middle needs no word. */
function positionOf({ focalX, focalY }: Media): string | undefined {
  return focalX === 50 && focalY === 50 ? undefined : `${Math.round(focalX)}% ${Math.round(focalY)}%`
}

const Picture = styled.img<{ $position: string | undefined }>`
  object-position: ${({ $position }) => $position};
`
