import type { SectionType } from '@framewell/domain/content/sections'
import type { Block } from 'payload'
import { AppSection } from './AppSection'
import { BlogListSection } from './BlogListSection'
import { CallToActionSection } from './CallToActionSection'
import { CardsSection } from './CardsSection'
import { ChartSection } from './ChartSection'
import { ComparisonTableSection } from './ComparisonTableSection'
import { ContactFormSection } from './ContactFormSection'
import { DrawingSection } from './DrawingSection'
import { FaqSection } from './FaqSection'
import { FeatureGridSection } from './FeatureGridSection'
import { HeroSection } from './HeroSection'
import { ImageSection } from './ImageSection'
import { NewsletterSection } from './NewsletterSection'
import { ProjectionsSection } from './ProjectionsSection'
import { QuoteSection } from './QuoteSection'
import { RichTextSection } from './RichTextSection'
import { SiteStatusSection } from './SiteStatusSection'
import { SlidesSection } from './SlidesSection'
import { StatsSection } from './StatsSection'
import { StepsSection } from './StepsSection'
import type { SectionBlock } from './sectionBlock'
import { TimelineSection } from './TimelineSection'
import { withLabels } from './withLabels'

/** A section type that the domain names and the panel lacks does not compile. */
const byType: Record<SectionType, SectionBlock> = {
  hero: HeroSection,
  richText: RichTextSection,
  stats: StatsSection,
  featureGrid: FeatureGridSection,
  comparisonTable: ComparisonTableSection,
  steps: StepsSection,
  cards: CardsSection,
  faq: FaqSection,
  timeline: TimelineSection,
  quote: QuoteSection,
  callToAction: CallToActionSection,
  image: ImageSection,
  chart: ChartSection,
  drawing: DrawingSection,
  slides: SlidesSection,
  projections: ProjectionsSection,
  siteStatus: SiteStatusSection,
  blogList: BlogListSection,
  newsletter: NewsletterSection,
  contactForm: ContactFormSection,
  app: AppSection,
}

/** The sections an editor can put on a page, in the order of the library; a collapsed one is named by its first words. */
export const sections: Block[] = Object.values(byType).map((kind) => {
  const block = withLabels(kind)
  return {
    ...block,
    admin: {
      ...block.admin,
      disableBlockName: true,
      components: { Label: { path: '/cms/content/panel/SectionLabel#SectionLabel', clientProps: { kind: singular(block) } } },
    },
  }
})

function singular({ labels, slug }: Block): string {
  return typeof labels?.singular === 'string' ? labels.singular : slug
}
