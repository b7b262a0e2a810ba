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
      {...interestOf(media)}
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

/** Names the picture's point of interest, for frames that cut it, to the nearest of the places that have a rule; the middle needs no word. */
function interestOf({ focalX, focalY }: Media) {
  const [x, y] = [focalX, focalY].map((percent) => Math.round(percent / PLACE) * PLACE)
  return x === MIDDLE && y === MIDDLE ? {} : { 'data-x': x, 'data-y': y }
}

/** Places are so many percent apart; what a frame cuts off moves by less than anyone sees. */
const PLACE = 5
const MIDDLE = 50
const places = Array.from({ length: 100 / PLACE + 1 }, (_, at) => at * PLACE)
  .map((percent) => `&[data-x='${percent}'] { --x: ${percent}%; } &[data-y='${percent}'] { --y: ${percent}%; }`)
  .join('')

const Picture = styled.img`
  object-position: var(--x, 50%) var(--y, 50%);

  ${places}
`
