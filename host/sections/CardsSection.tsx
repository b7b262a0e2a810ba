import { Card } from '@framewell/design-system/elements/card/Card'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import type { Drawings } from '../shell/view'
import { Actions } from './Actions'
import { subjectKey } from './drawingKey'
import { FrameDrawing } from './FrameDrawing'
import { ResponsiveImage } from './ResponsiveImage'
import { SectionBand } from './SectionBand'

type CardContent = SectionOf<'cards'>['cards'][number]

/** Ways on, each with a drawing, a picture, or words alone. */
export const CardsSection = ({ section, drawings }: { section: SectionOf<'cards'>; drawings: Drawings }) => {
  const pictured = section.cards.some((card) => card.media || drawings[keyOf(card)])
  return (
    <SectionBand section={section}>
      <Grid>
        {section.cards.map((card) => (
          <Card key={card.title} as="li" padding="none">
            {pictured ? <CardPicture card={card} drawings={drawings} /> : null}
            <Body>
              <CardTitle card={card} headed={Boolean(section.heading)} />
              <p>{card.text}</p>
              {card.links.length > 0 ? <CardLinks links={card.links} /> : null}
              {card.href && card.links.length === 0 ? <More href={card.href}>{card.linkLabel || 'Read more'}</More> : null}
            </Body>
          </Card>
        ))}
      </Grid>
      <Actions actions={section.actions} />
    </SectionBand>
  )
}

const CardTitle = ({ card, headed }: { card: CardContent; headed: boolean }) => (headed ? <h3>{card.title}</h3> : <h2>{card.title}</h2>)

const CardLinks = ({ links }: { links: CardContent['links'] }) => (
  <Links>
    {links.map(({ label, href }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </Links>
)

/** The name of a card's drawing: of its subject, else of its plan's frame. */
function keyOf({ drawing, plan }: CardContent): string {
  return subjectKey(drawing ?? 'isometric', plan, 'card')
}

const CardPicture = ({ card, drawings }: { card: CardContent; drawings: Drawings }) => {
  if (card.media) {
    return (
      <Picture data-kind="media">
        <ResponsiveImage media={card.media} sizes="(max-width: 767px) 100vw, 384px" fallback={card.title} />
      </Picture>
    )
  }
  const key = keyOf(card)
  const drawing = drawings[key]
  if (!drawing) {
    // Among cards with pictures, one without gets a tile with its title.
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

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-6);
  padding: 0;
  list-style: none;

  @media print {
    & > li {
      break-inside: avoid;
    }
  }

  /* Four stand in one row or in two, never three and one. */
  &:has(> :nth-child(4):last-child) {
    ${media.wide} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${media.desk} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  & > li {
    position: relative;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    transition: border-color var(--duration-quick);
  }
  ${media.phone} {
    & > li:has(> [data-kind='drawing']) {
      display: grid;
      grid-template-columns: 7.5rem minmax(0, 1fr);
    }
  }
  & > li:has(> div > a):hover {
    border-color: var(--color-control-border);
  }
`

/** On a phone a drawn card is a line: the drawing left, the words beside it. */
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
  &[data-kind='words'],
  & picture[data-broken] {
    display: grid;
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
  &[data-kind='words'] {
    height: 13.5rem;
  }
  ${media.phone} {
    &[data-kind='drawing'] {
      align-items: center;
      height: auto;
      padding: var(--space-3);
      border-right: 1px solid var(--color-line);
      border-bottom: 0;
    }
    &[data-kind='drawing'] svg {
      height: auto;
      max-height: 7rem;
    }
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
  /* A picture that can't be loaded becomes a tile with the card's title (the attribute is set by shell/brokenPictures). */
  & picture[data-broken] > * {
    display: none;
  }
  & picture[data-broken]::before {
    content: attr(data-fallback);
  }
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-5);

  & h2,
  & h3 {
    font-size: var(--text-h4);
    line-height: var(--leading-heading);
    letter-spacing: var(--tracking-heading);
  }
  & p {
    color: var(--color-ink-muted);
    font-size: var(--text-compact);
  }
`

const Links = styled.ul`
  display: grid;
  margin-top: auto;
  padding: var(--space-3) 0 0;
  font-size: var(--text-compact);
  list-style: none;

  & > li {
    border-top: 1px solid var(--color-line-faint);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: var(--control-base);
    color: var(--color-steel);
    font-weight: var(--weight-strong);
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`

/** The whole card is the target. */
const More = styled.a`
  margin-top: auto;
  padding-top: var(--space-3);
  color: var(--color-steel);
  font-size: var(--text-compact);
  font-weight: var(--weight-strong);
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius-base);
    content: '';
  }
  li:hover > div > & {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: var(--stroke-focus) solid var(--color-steel);
    outline-offset: calc(-1 * var(--stroke-focus));
  }
`
