import type { Section } from '@framewell/domain/content/sections'
import type { SiteStatus } from '@framewell/domain/content/siteStatus'
import type { Drawings, View } from '../shell/view'
import { AppSection } from './AppSection'
import { BlogListSection } from './blog/BlogListSection'
import { CallToActionSection } from './CallToActionSection'
import { CardsSection } from './CardsSection'
import { ComparisonTableSection } from './ComparisonTableSection'
import { ChartSection } from './chart/ChartSection'
import { DrawingSection } from './DrawingSection'
import { FaqSection } from './FaqSection'
import { FeatureGridSection } from './FeatureGridSection'
import { HeroSection } from './HeroSection'
import { ImageSection } from './ImageSection'
import { NewsletterSection } from './newsletter/NewsletterSection'
import { ProjectionsSection } from './projections/ProjectionsSection'
import { QuoteSection } from './QuoteSection'
import { RichTextSection } from './RichTextSection'
import { StatsSection } from './StatsSection'
import { StepsSection } from './StepsSection'
import { SlidesSection } from './slides/SlidesSection'
import { SiteStatusSection } from './status/SiteStatusSection'
import { TimelineSection } from './TimelineSection'

interface SectionViewProps {
  readonly section: Section
  readonly drawings: Drawings
  /** What the platform said when the server drew the page; for the sections that show it. */
  readonly status?: SiteStatus | null
  /** What the page lists of the blog; for the section that lists it. */
  readonly blog?: Extract<View, { kind: 'page' }>['blog']
}

/** Draws a section of any type; a new type fails to compile until it is drawn here. */
export const SectionView = ({ section, drawings, status, blog }: SectionViewProps) => {
  switch (section.blockType) {
    case 'hero':
      return <HeroSection section={section} drawings={drawings} />
    case 'richText':
      return <RichTextSection section={section} />
    case 'stats':
      return <StatsSection section={section} />
    case 'featureGrid':
      return <FeatureGridSection section={section} />
    case 'comparisonTable':
      return <ComparisonTableSection section={section} />
    case 'steps':
      return <StepsSection section={section} />
    case 'cards':
      return <CardsSection section={section} drawings={drawings} />
    case 'faq':
      return <FaqSection section={section} />
    case 'timeline':
      return <TimelineSection section={section} />
    case 'quote':
      return <QuoteSection section={section} />
    case 'callToAction':
      return <CallToActionSection section={section} />
    case 'image':
      return <ImageSection section={section} />
    case 'chart':
      return <ChartSection section={section} />
    case 'drawing':
      return <DrawingSection section={section} drawings={drawings} />
    case 'slides':
      return <SlidesSection section={section} drawings={drawings} />
    case 'projections':
      return <ProjectionsSection section={section} />
    case 'siteStatus':
      return <SiteStatusSection section={section} status={status} />
    case 'blogList':
      return <BlogListSection section={section} drawings={drawings} blog={blog} />
    case 'newsletter':
      return <NewsletterSection section={section} />
    case 'app':
      return <AppSection section={section} />
    default:
      return section satisfies never
  }
}
