import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { ResponsiveImage } from '@framewell/remote-kit/pictures/ResponsiveImage'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'

interface PlanViewsProps {
  name: string
  views: NonNullable<CatalogPlan['views']>
  /** The rendered width, as in the img element's `sizes`. */
  sizes: string
  /** Called when one of the pictures fails to load: half of a comparison shows nothing. */
  onBroken: () => void
}

const START_PERCENT = 50

/** A plan's frame on the left and the finished house on the right, with a slider between them. */
export const PlanViews = ({ name, views, sizes, onBroken }: PlanViewsProps) => {
  const [framed, setFramed] = useState(START_PERCENT)
  const pictures = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(onBroken)
  useEffect(() => {
    // Of a page that was drawn by the server, one may have failed before (see shell/brokenPictures).
    if (pictures.current?.querySelector('picture[data-broken]')) tell()
  }, [])
  return (
    <Frame style={{ '--framed': `${framed}%` }}>
      <Pictures ref={pictures} onErrorCapture={onBroken}>
        <ResponsiveImage media={views.finished} sizes={sizes} />
        <Upper>
          <ResponsiveImage media={views.framed} sizes={sizes} />
        </Upper>
        <Edge aria-hidden="true" />
        <input
          type="range"
          min={0}
          max={100}
          value={framed}
          aria-label={`${name}: how much of the frame is shown`}
          aria-valuetext={`${framed}% frame, ${100 - framed}% finished house`}
          onChange={(event) => setFramed(Number(event.currentTarget.value))}
        />
      </Pictures>
      <figcaption>Renderings of the model, not photographs. Finishes shown are examples.</figcaption>
    </Frame>
  )
}

const Frame = styled.figure`
  border-bottom: 1px solid var(--color-line);

  & figcaption {
    padding: var(--space-2) var(--space-5) var(--space-1-5);
    color: var(--color-ink-subtle);
    font-size: var(--text-tiny);
  }
`

const Pictures = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: var(--color-sunken);

  & picture,
  & img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* What is seen is the edge; the input is above both pictures. */
  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: ew-resize;
    touch-action: pan-y;
  }
  &:has(:focus-visible) {
    outline: var(--stroke-focus) solid var(--color-steel);
  }
`

const Upper = styled.div`
  position: absolute;
  inset: 0;
  clip-path: inset(0 calc(100% - var(--framed)) 0 0);
`

/** The line between the pictures, with a grip in its middle. */
const Edge = styled.span`
  position: absolute;
  inset-block: 0;
  left: var(--framed);
  width: 2px;
  background: var(--color-surface);
  translate: -1px 0;
  pointer-events: none;

  &::after {
    position: absolute;
    top: 50%;
    left: 50%;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border: 1px solid var(--color-line);
    border-radius: 50%;
    background: var(--color-surface);
    color: var(--color-ink);
    content: '\\2194' / '';
    translate: -50% -50%;
  }
`
