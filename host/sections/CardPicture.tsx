import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { ResponsiveImage } from '@framewell/remote-kit/pictures/ResponsiveImage'
import { styled } from 'styled-components'
import type { Drawings } from '../shell/view'
import { subjectKey } from './drawingKey'
import { FrameDrawing } from './FrameDrawing'

export type CardContent = SectionOf<'cards'>['cards'][number]

/** The key of a card's drawing: its subject's, otherwise its plan's frame. */
export function drawingOfCard({ drawing, plan }: CardContent): string {
  return subjectKey(drawing ?? 'isometric', plan, 'card')
}

/** The top of a card: its picture, its drawing, or its title as a tile. */
export const CardPicture = ({ card, drawings }: { card: CardContent; drawings: Drawings }) => {
  if (card.media) {
    return (
      <Picture data-kind="media">
        <ResponsiveImage media={card.media} sizes="(max-width: 767px) 100vw, 384px" fallback={card.title} />
      </Picture>
    )
  }
  const key = drawingOfCard(card)
  const drawing = drawings[key]
  if (!drawing) {
    // Among cards with pictures, a card without one gets a tile with its title.
    return (
      <Picture data-kind="words" aria-hidden="true">
        {card.title}
      </Picture>
    )
  }
  return (
    <Picture data-kind="drawing">
      <FrameDrawing drawing={drawing} drawingKey={key} />
    </Picture>
  )
}

const Picture = styled.div`
  --drawing-paper: var(--color-sunken);

  border-bottom: 1px solid var(--color-line);
  background: var(--color-sunken);

  &[data-kind='drawing'] {
    display: grid;
    height: 13.5rem;
    padding: var(--space-5) var(--space-5) 0;
  }
  &[data-kind='drawing'] svg {
    height: 12rem;
  }
  &[data-kind='words'] {
    display: grid;
    height: 13.5rem;
    place-items: center;
    padding: var(--space-5);
    background:
      linear-gradient(var(--color-line-faint) 1px, transparent 1px) 0 0 / 100% var(--space-6),
      linear-gradient(90deg, var(--color-line-faint) 1px, transparent 1px) 0 0 / var(--space-6) 100%,
      var(--color-paper);
    color: var(--color-ink-muted);
    font-family: var(--font-display);
    font-size: var(--text-h3);
    font-stretch: var(--width-display);
    font-weight: var(--weight-heavy);
    letter-spacing: var(--tracking-display);
    line-height: var(--leading-heading);
    text-align: center;
  }
  & picture {
    display: block;
    aspect-ratio: 16 / 10;
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* On a phone, the pictures leave room for the next card's text. */
  ${media.handset} {
    &[data-kind='drawing'],
    &[data-kind='words'] {
      height: 8.5rem;
      padding-top: var(--space-3);
    }
    &[data-kind='drawing'] svg {
      height: 7.75rem;
    }
  }
`
