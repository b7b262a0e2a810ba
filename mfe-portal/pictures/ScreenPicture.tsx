import { listSitePictures } from '@framewell/domain/content/listSitePictures'
import type { ScreenPicture as Name } from '@framewell/domain/content/sitePictures'
import { ResponsiveImage } from '@framewell/remote-kit/pictures/ResponsiveImage'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface ScreenPictureProps {
  /** Undefined where nothing is to be seen yet. */
  readonly name: Name | undefined
  readonly caption?: string
  /** The rendered width, as in the img element's `sizes`. */
  readonly sizes: string
  /** Shown without a picture: when there is none, an editor deleted it, or the service does not answer. */
  readonly instead?: ReactNode
}

const RENDERED = 'Rendered from the frame of The Storch, not a photograph. What is around it is an example.'

/** A rendered picture of the library. Its space is reserved before it is known whether the library has it. */
export const ScreenPicture = ({ name, caption = RENDERED, sizes, instead = null }: ScreenPictureProps) => {
  const { call } = useShell()
  const { data, isPending } = useQuery({
    queryKey: ['mfe-portal', 'pictures'],
    queryFn: ({ signal }) => call(listSitePictures, {}, { signal }),
    enabled: name !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const media = name && data?.pictures[name]
  if (!name || (!media && !isPending)) return instead
  return (
    <Figure>
      <Frame>{media ? <ResponsiveImage media={media} sizes={sizes} /> : null}</Frame>
      <figcaption>{caption}</figcaption>
    </Figure>
  )
}

const Figure = styled.figure`
  min-width: 0;
  margin: 0;

  & figcaption {
    margin-top: var(--space-2);
    color: var(--color-ink-subtle);
    font-size: var(--text-tiny);
    line-height: 1.45;
    text-wrap: pretty;
  }
  @media print {
    display: none;
  }
`

const Frame = styled.div`
  aspect-ratio: 8 / 5;
  max-height: 34rem;
  overflow: hidden;
  background: var(--color-sunken);

  & img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
