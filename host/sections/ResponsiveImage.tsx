import type { Media } from '@framewell/domain/content/sections'

interface ResponsiveImageProps {
  readonly media: Media
  /** How wide the picture is drawn, as in the img element. */
  readonly sizes: string
  /** Above the fold: loaded at once, with priority. */
  readonly eager?: boolean
  /** Text that stands in the picture's place when it can't be loaded (see shell/brokenPictures). */
  readonly fallback?: string
}

/** An uploaded picture in the size that fits, its room reserved before it arrives. */
export const ResponsiveImage = ({ media, sizes, eager = false, fallback }: ResponsiveImageProps) => {
  const types = [...new Set(media.sizes.map((size) => size.mimeType))].filter((type) => type !== 'image/jpeg' && type !== 'image/png')
  const image = (
    <img
      src={media.url}
      srcSet={sourceSet(media, (type) => !types.includes(type)) || undefined}
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
