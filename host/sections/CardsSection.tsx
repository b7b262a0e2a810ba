import { Card } from '@framewell/design-system/elements/card/Card'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import type { Drawings } from '../shell/view'
import { Actions } from './Actions'
import { type CardContent, CardPicture, drawingOfCard } from './CardPicture'
import { SectionBand } from './SectionBand'
import { scrollRow, threeInARow } from './scrollRow'

/** Cards that link onward, each with a drawing, a picture or text only. */
export const CardsSection = ({ section, drawings }: { section: SectionOf<'cards'>; drawings: Drawings }) => {
  const pictured = section.cards.some((card) => card.media || drawings[drawingOfCard(card)])
  return (
    <SectionBand section={section}>
      <Grid data-row={section.cards.every(({ href, links }) => href || links[0]) || undefined}>
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

  /* Four cards go in one row or two, never three and one. */
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
  & > li:has(> div > a):hover {
    border-color: var(--color-control-border);
  }
  ${threeInARow}
  ${scrollRow}
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

/** The whole card is clickable. */
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
