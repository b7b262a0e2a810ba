import { styled } from 'styled-components'
import { EndLinks } from '../../sections/EndLinks'
import { splitEndLinks } from '../../sections/endLinkSections'
import { part } from '../../sections/lazy/parts'
import { SectionView } from '../../sections/SectionView'
import type { View } from '../view'
import { PageTitle } from './PageTitle'

/** A CMS page: its sections in order, a title above when there is no hero, links below. An article has its own layout. */
export const PageContent = ({ view }: { view: Extract<View, { kind: 'page' }> }) => {
  const { page, drawings, status, blog } = view
  if (page.kind === 'post') {
    const ArticlePage = part('ArticlePage')
    return <ArticlePage view={view} />
  }
  const { placed, endLinks } = splitEndLinks(page.sections)
  return (
    <Sections>
      {placed[0]?.blockType === 'hero' ? null : <PageTitle page={page} />}
      {placed.map((section) => (
        <SectionView key={section.id} section={section} drawings={drawings} status={status} blog={blog} />
      ))}
      <EndLinks sections={endLinks} drawings={drawings} />
    </Sections>
  )
}

/** Adjacent sections on the same background share the space between them. */
const Sections = styled.div`
  & > [data-tone='paper']:not([data-space='none']) + [data-tone='paper']:not([data-space='none']) {
    padding-top: 0;
  }
  & > [data-tone='surface'] + [data-tone='surface'] {
    padding-top: 0;
    border-top: 0;
  }
  & > [data-tone='ink'] + [data-tone='ink'] {
    padding-top: 0;
  }
`
