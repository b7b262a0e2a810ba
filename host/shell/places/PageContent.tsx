import type { Page } from '@framewell/domain/content/page'
import type { SiteStatus } from '@framewell/domain/content/siteStatus'
import { styled } from 'styled-components'
import { SectionView } from '../../sections/SectionView'
import type { Drawings } from '../view'
import { PageTitle } from './PageTitle'

/** A page of the CMS: its sections in order. Without a hero, its title stands above them. */
export const PageContent = ({ page, drawings, status }: { page: Page; drawings: Drawings; status?: SiteStatus | null }) => (
  <Sections as={page.kind === 'post' ? 'article' : 'div'}>
    {page.sections[0]?.blockType === 'hero' ? null : <PageTitle page={page} />}
    {page.sections.map((section) => (
      <SectionView key={section.id} section={section} drawings={drawings} status={status} />
    ))}
  </Sections>
)

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
