import type { ReactNode } from 'react'
import { ContactPage } from '../../shell/places/ContactPage'
import { FormAnswerPage } from '../../shell/places/FormAnswerPage'
import { NewsletterPage } from '../../shell/places/NewsletterPage'
import { NotFoundPage } from '../../shell/places/NotFoundPage'
import { SearchPage } from '../../shell/places/SearchPage'
import { UnavailablePage } from '../../shell/places/UnavailablePage'
import { ArticlePage } from '../article/ArticlePage'
import { BlogListSection } from '../blog/BlogListSection'
import { ContactFormSection } from '../contact/ContactFormSection'
import { NewsletterSection } from '../newsletter/NewsletterSection'
import { ProjectionsSection } from '../projections/ProjectionsSection'
import type { SectionViewProps } from '../sectionProps'
import { SlidesSection } from '../slides/SlidesSection'
import { SiteStatusSection } from '../status/SiteStatusSection'
import type { RareSection } from './parts'

export { ArticlePage, ContactPage, FormAnswerPage, NewsletterPage, NotFoundPage, SearchPage, UnavailablePage }

/** Renders the section types that few pages use. */
export const RareSectionView = ({ section, drawings, status, blog }: SectionViewProps & { readonly section: RareSection }): ReactNode => {
  switch (section.blockType) {
    case 'slides':
      return <SlidesSection section={section} drawings={drawings} />
    case 'projections':
      return <ProjectionsSection section={section} drawings={drawings} />
    case 'siteStatus':
      return <SiteStatusSection section={section} status={status} />
    case 'blogList':
      return <BlogListSection section={section} drawings={drawings} blog={blog} />
    case 'contactForm':
      return <ContactFormSection section={section} />
    case 'newsletter':
      return <NewsletterSection section={section} />
    default:
      return section satisfies never
  }
}
