import { AppSection } from './AppSection'
import { CallToActionSection } from './CallToActionSection'
import { CardsSection } from './CardsSection'
import { ComparisonTableSection } from './ComparisonTableSection'
import { ChartSection } from './chart/ChartSection'
import { DrawingSection } from './DrawingSection'
import { FeatureGridSection } from './FeatureGridSection'
import { HeroSection } from './HeroSection'
import { part } from './lazy/parts'
import { StatsSection } from './StatsSection'
import { StepsSection } from './StepsSection'
import { StillSectionView } from './StillSectionView'
import type { SectionViewProps } from './sectionProps'

/** Renders a section of any type. A type without a chunk of its own is rare, and does not compile until RareParts handles it. */
export const SectionView = (props: SectionViewProps) => {
  const { section, drawings } = props
  switch (section.blockType) {
    case 'hero':
      return <HeroSection section={section} drawings={drawings} />
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
    case 'callToAction':
      return <CallToActionSection section={section} />
    case 'chart':
      return <ChartSection section={section} drawings={drawings} />
    case 'drawing':
      return <DrawingSection section={section} drawings={drawings} />
    case 'richText':
    case 'faq':
    case 'timeline':
    case 'quote':
    case 'image': {
      const TextSectionView = part('TextSectionView')
      return <TextSectionView {...props} section={section} />
    }
    case 'still':
      return <StillSectionView section={section} />
    case 'app':
      return <AppSection section={section} />
    default: {
      const RareSectionView = part('RareSectionView')
      return <RareSectionView {...props} section={section} />
    }
  }
}
