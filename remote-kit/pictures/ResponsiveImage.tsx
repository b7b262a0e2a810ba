import type { Media } from '@framewell/domain/content/sectionMembers'
import { styled } from 'styled-components'

interface ResponsiveImageProps {
  readonly media: Media
  /** The rendered width, as in the img element's `sizes`. */
  readonly sizes: string
  /** Above the fold: loads immediately with high priority. */
  readonly eager?: boolean
  /** Text shown when the picture fails to load (see shell/brokenPictures); by default what the picture shows. */
  readonly fallback?: string
}

const SMALLEST = 'image/avif'

/** An uploaded picture in the best-fitting size, with its space reserved before it loads. */
export const ResponsiveImage = ({ media, sizes, eager = false, fallback = media.alt }: ResponsiveImageProps) => {
  const at = interestOf(media)
  // Only a picture with its own focal point needs the rules for all of them.
  const Image = at ? PlacedImage : 'img'
  const smallest = sourceSet(media, (type) => type === SMALLEST)
  return (
    <picture data-picture data-fallback={fallback}>
      {smallest ? <source type={SMALLEST} srcSet={smallest} sizes={sizes} /> : null}
      <Image
        {...at}
        src={media.url}
        srcSet={sourceSet(media, (type) => type !== SMALLEST) || undefined}
        sizes={sizes}
        alt={media.alt}
        width={media.width}
        height={media.height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
      />
    </picture>
  )
}

function sourceSet(media: Media, accepts: (mimeType: string) => boolean): string {
  return media.sizes
    .filter((size) => accepts(size.mimeType))
    .map((size) => `${size.url} ${size.width}w`)
    .join(', ')
}

/** The focal point for cropped frames, rounded to the nearest position that has a CSS rule. Null at the center. */
function interestOf({ focalX, focalY }: Media) {
  const [x, y] = [focalX, focalY].map((percent) => Math.round(percent / PLACE) * PLACE)
  return x === MIDDLE && y === MIDDLE ? null : { 'data-x': x, 'data-y': y }
}

/** Positions are this many percent apart, a difference too small to see. */
const PLACE = 10
const MIDDLE = 50
const places = Array.from({ length: 100 / PLACE + 1 }, (_, at) => at * PLACE)
  .map((percent) => `&[data-x='${percent}'] { --x: ${percent}%; } &[data-y='${percent}'] { --y: ${percent}%; }`)
  .join('')

const PlacedImage = styled.img`
  object-position: var(--x, 50%) var(--y, 50%);

  ${places}
`
