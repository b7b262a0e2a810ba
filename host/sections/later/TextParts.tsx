import { FaqSection } from '../FaqSection'
import { ImageSection } from '../ImageSection'
import { QuoteSection } from '../QuoteSection'
import { RichTextSection } from '../RichTextSection'
import type { SectionViewProps } from '../sectionProps'
import { TimelineSection } from '../TimelineSection'
import type { RareModule, TextSection } from './loadParts'

/** From here, so that what sections of words have already brought does not come along again. */
export function loadRareParts(): Promise<RareModule> {
  return import(/* webpackChunkName: "rare" */ './RareParts')
}

/** Draws sections of words and pictures, which the landing page does without. */
export const TextSectionView = ({ section, drawings }: SectionViewProps & { readonly section: TextSection }) => {
  switch (section.blockType) {
    case 'richText':
      return <RichTextSection section={section} drawings={drawings} />
    case 'faq':
      return <FaqSection section={section} />
    case 'timeline':
      return <TimelineSection section={section} />
    case 'quote':
      return <QuoteSection section={section} />
    case 'image':
      return <ImageSection section={section} />
    default:
      return section satisfies never
  }
}
