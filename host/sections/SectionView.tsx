import type { Section } from '@framewell/domain/content/sections'
import type { Drawings } from '../shell/view'
import { AppSection } from './AppSection'
import { CallToActionSection } from './CallToActionSection'
import { CardsSection } from './CardsSection'
import { ComparisonTableSection } from './ComparisonTableSection'
import { ChartSection } from './chart/ChartSection'
import { FaqSection } from './FaqSection'
import { FeatureGridSection } from './FeatureGridSection'
import { HeroSection } from './HeroSection'
import { ImageSection } from './ImageSection'
import { QuoteSection } from './QuoteSection'
import { RichTextSection } from './RichTextSection'
import { StatsSection } from './StatsSection'
import { StepsSection } from './StepsSection'
import { TimelineSection } from './TimelineSection'

/** Draws a section of any type; a new type fails to compile until it is drawn here. */
export const SectionView = ({ section, drawings }: { section: Section; drawings: Drawings }) => {
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
    case 'app':
      return <AppSection section={section} />
    default:
      return section satisfies never
  }
}
