import { styled } from 'styled-components'
import { WithLaterParts } from '../../sections/later/WithLaterParts'
import { SectionView } from '../../sections/SectionView'
import type { View } from '../view'
import { PageTitle } from './PageTitle'

/** A page of the CMS: its sections in order, without a hero its title above them; an article in a form of its own. */
export const PageContent = ({ view }: { view: Extract<View, { kind: 'page' }> }) => {
  const { page, drawings, status, blog } = view
  if (page.kind === 'post') return <WithLaterParts draw={({ ArticlePage }) => <ArticlePage view={view} />} />
  return (
    <Sections>
      {page.sections[0]?.blockType === 'hero' ? null : <PageTitle page={page} />}
      {page.sections.map((section) => (
        <SectionView key={section.id} section={section} drawings={drawings} status={status} blog={blog} />
      ))}
    </Sections>
  )
}

/** Neighbours on the same ground share the room between them. */
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
