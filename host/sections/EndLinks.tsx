import { Section, type SectionProps } from '@framewell/design-system/elements/layout/Section'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { styled } from 'styled-components'
import type { Drawings } from '../shell/view'
import { linkKey } from './drawingKey'
import { type EndLinkSection, linksOf } from './endLinkSections'
import { FrameDrawing } from './FrameDrawing'
import { StillSectionView } from './StillSectionView'
import { scrollRow } from './scrollRow'
import type { StillSection } from './stillSection'

interface EndLinksProps {
  readonly sections: readonly EndLinkSection[]
  readonly drawings: Drawings
}

/** A page's related links and sources, side by side below the content. */
export const EndLinks = (props: EndLinksProps) =>
  props.sections.length === 0 ? null : (
    <Below space="tight">
      <EndLists {...props} />
    </Below>
  )

const Band = (props: SectionProps) => <Section as="div" {...props} />

/** Laid out when it is near. */
const Below = styled(Band)`
  content-visibility: auto;
  contain-intrinsic-height: auto 22rem;

  ${media.handset} {
    contain-intrinsic-height: auto 17rem;
  }
`

/** The two lists alone, for an article's column. */
export const EndLists = ({ sections, drawings }: EndLinksProps) =>
  sections.length === 0 ? null : (
    <Lists>
      {sections.map((section) =>
        section.blockType === 'still' ? (
          <StillSectionView key={section.id} section={section} />
        ) : (
          <LinkList key={section.id} section={section} drawings={drawings} />
        ),
      )}
    </Lists>
  )

interface LinkListProps {
  readonly section: Exclude<EndLinkSection, StillSection>
  readonly drawings: Drawings
}

const LinkList = ({ section: { id, heading, body }, drawings }: LinkListProps) => (
  <section data-section={id} data-list={id} aria-labelledby={`heading-${id}`}>
    <h2 id={`heading-${id}`}>{heading}</h2>
    <Links data-row={id === 'related-pages' || undefined}>
      {linksOf(body.root.children).map(({ href, words }, index) => {
        const name = linkKey(href)
        const drawing = drawings[name]
        return (
          <li key={href} id={id === 'sources' ? `source-${index + 1}` : undefined}>
            <a href={href}>
              {drawing ? (
                <div aria-hidden="true">
                  <FrameDrawing drawing={drawing} drawingKey={name} />
                </div>
              ) : null}
              {words}
            </a>
          </li>
        )
      })}
    </Links>
  </section>
)

const Links = styled.ol`
  padding: 0;
  font-size: var(--text-small);
  list-style: none;

  [data-list='sources'] > & {
    padding-inline-start: 1.4em;
    list-style: decimal;
  }
  &[data-row] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
    gap: var(--space-4);
  }
  ${media.wide} {
    [data-list='sources'] > & {
      columns: 2;
      column-gap: var(--space-12);
    }
    /* Five or six go in two rows of three, so none is left alone. */
    &[data-row]:has(> :is(:nth-child(5), :nth-child(6)):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  /* Four go two by two on a tablet; three go in one row with their figures above the text. */
  ${media.tablet} {
    &[data-row]:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-row]:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-row]:has(> :nth-child(3):last-child) > li > a {
      flex-wrap: wrap;
      justify-content: space-between;
    }
    &[data-row]:has(> :nth-child(3):last-child) > li > a > div {
      margin-inline-end: 100%;
    }
  }
  ${scrollRow}
`

const Lists = styled.div`
  display: grid;
  gap: var(--space-10);

  /* A hairline separates it from a section on the same background. */
  [data-tone='paper'] + [data-tone='paper'] > div > & {
    padding-top: var(--space-8);
    border-top: 1px solid var(--color-line);
  }
  & h2 {
    margin-bottom: var(--space-2);
    font-family: var(--font-text);
    font-size: var(--text-small);
    font-weight: var(--weight-strong);
    letter-spacing: normal;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control-target);
    color: var(--color-steel);
  }
  /* Related pages are cards. */
  & [data-list='related-pages'] {
    & a {
      display: flex;
      gap: var(--space-4);
      height: 100%;
      padding: var(--space-4);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-base);
      background: var(--color-surface);
      color: var(--color-ink);
      font-weight: var(--weight-strong);
      text-decoration: none;
    }
    & a:hover {
      border-color: var(--color-ink);
    }
    & a::after {
      margin-inline-start: auto;
      color: var(--color-steel);
      content: '→' / '';
    }
    /* Cropped to a detail: text of that size is unreadable. */
    & a > div {
      --line-scale: 0.6;
      --drawing-paper: var(--color-surface);

      flex: none;
      width: 6rem;
    }
    & text {
      display: none;
    }
  }
  ${media.handset} {
    gap: var(--space-6);

    & > section {
      min-width: 0;
    }
  }
  @media print {
    & a {
      display: inline;
    }
  }
`
