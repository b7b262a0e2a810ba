import { Container } from '@framewell/design-system/elements/layout/Container'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import type { View } from '../../shell/view'
import { TagLinks } from '../blog/TagLinks'
import { EndLists } from '../EndLinks'
import { splitEndLinks } from '../endLinkSections'
import { NewsletterSection } from '../newsletter/NewsletterSection'
import { SectionView } from '../SectionView'
import { type ShownSection, sectionType } from '../stillSection'
import { ArticleHead } from './ArticleHead'
import { HeadingAnchors } from './HeadingAnchors'
import { numberSources } from './numberSources'
import { inReadingOrder, openingFigure } from './openingFigure'
import { outlineOf } from './outlineOf'
import { RelatedArticles } from './RelatedArticles'
import { ShareLinks } from './ShareLinks'
import { SourceNumbers } from './SourceNumbers'
import { TableOfContents } from './TableOfContents'

/** The number of headings from which a table of contents helps. */
const WORTH_A_TABLE = 3

const newsletter: SectionOf<'newsletter'> = {
  id: 'newsletter',
  blockType: 'newsletter',
  tone: 'paper',
  heading: 'Stay Updated',
  intro: 'New articles on building in steel by email, and nothing else.',
  note: 'We email you a link to confirm. You can unsubscribe from any email with one click.',
}

/** An article: header, table of contents, sections and related links. */
export const ArticlePage = ({ view }: { view: Extract<View, { kind: 'page' }> }) => {
  const { page, drawings, status, blog, related = [] } = view
  const tags = page.article?.tags ?? []
  const sources = numberSources(page.sections)
  const opening = openingFigure(page)
  const others = page.sections.filter((section) => section !== opening)
  const outline = outlineOf(inReadingOrder(page))
  const entries = view.outline ?? outline.entries
  const { body, endLinks, closing } = partsOf(others)
  const sectionView = (section: ShownSection) => (
    <SectionView key={section.id} section={section} drawings={drawings} status={status} blog={blog} />
  )
  return (
    <>
      <article>
        <ArticleHead page={page} />
        {opening ? (
          <Opening>
            <SectionView section={opening} drawings={drawings} />
          </Opening>
        ) : null}
        <Container>
          <Columns data-contents={entries.length >= WORTH_A_TABLE || undefined}>
            {entries.length >= WORTH_A_TABLE ? <TableOfContents entries={entries} /> : null}
            <Column>
              <SourceNumbers value={sources}>
                <HeadingAnchors value={outline.anchors}>
                  {body.map(sectionView)}
                  <EndLists sections={endLinks} drawings={drawings} />
                  {closing.map(sectionView)}
                </HeadingAnchors>
              </SourceNumbers>
              <Foot data-no-print>
                <TagLinks tags={tags} label="Tags of this article" />
                <ShareLinks page={page} />
              </Foot>
            </Column>
          </Columns>
        </Container>
      </article>
      <RelatedArticles posts={related} drawings={drawings} />
      {page.sections.some((section) => sectionType(section) === 'newsletter') ? null : <NewsletterSection section={newsletter} />}
    </>
  )
}

/** An article's closing section goes below its link lists. */
function partsOf(sections: readonly ShownSection[]) {
  const { placed, endLinks } = splitEndLinks(sections)
  const closing = placed.slice(-1).filter((section) => sectionType(section) === 'callToAction')
  return { body: placed.slice(0, placed.length - closing.length), endLinks, closing }
}

/** Table of contents on the left, text at 680 px, figures at full measure. */
const Columns = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-12);
  padding-bottom: var(--space-16);

  ${media.desk} {
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);

    & > div {
      grid-column: 2;
    }
    & > nav {
      grid-row: 1;
      grid-column: 1;
    }
  }
  @media print {
    display: block;
  }
`

const Opening = styled.div`
  & [data-section] {
    padding-block: 0 var(--space-12);
    border: 0;
    background: none;
  }
  & [data-section] h2 {
    font-size: clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem);
  }
`

/** Sections fit the column instead of the page width; those with another background become boxes. */
const Column = styled.div`
  min-width: 0;

  & > * {
    max-width: 42.5rem;
  }
  & > [data-section]:has(figure [data-drawing]) {
    max-width: none;
  }
  & [data-section] {
    padding-block: 0;
  }
  & > * + [data-section],
  & > :has([data-list]) {
    margin-top: var(--space-10);
  }
  & [data-list] h2[id] {
    font-size: var(--text-small);
  }
  & [data-section] > div {
    padding-inline: 0;
  }
  & [data-section][data-tone='surface'],
  & [data-section][data-tone='ink'] {
    padding: var(--space-8) var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-base);
  }
  /* Actions go below the text. */
  & [data-section] > div > div:has(> [data-actions]) {
    grid-template-columns: minmax(0, 1fr);
  }
  & [data-section] h2 {
    font-size: clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem);
    line-height: 1.15;
  }
  & [data-section] div:has(> h2[id^='heading-']) {
    margin-bottom: var(--space-5);
  }
  /* In the text column, an introduction goes below its heading. */
  & [data-section] [data-head][data-head] {
    display: block;
  }
  & [data-section] [data-head] > * + * {
    margin-top: var(--space-3);
  }
  & [data-section] h2[id]:target {
    text-decoration: underline;
    text-decoration-color: var(--color-steel-bright);
    text-decoration-thickness: var(--stroke-mark);
  }
`

const Foot = styled.div`
  display: grid;
  gap: var(--space-5);
  margin-top: var(--space-12);
  padding-top: var(--space-6);
  border-top: 1px solid var(--color-line);
`
