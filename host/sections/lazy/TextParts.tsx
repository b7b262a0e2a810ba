import type { ReactNode } from 'react'
import { FaqSection } from '../FaqSection'
import { ImageSection } from '../ImageSection'
import { QuoteSection } from '../QuoteSection'
import { RichTextSection } from '../RichTextSection'
import type { SectionViewProps } from '../sectionProps'
import { TimelineSection } from '../TimelineSection'
import type { RareModule, TextSection } from './parts'

/** Imported from here so that code the text sections already loaded is not bundled twice. */
export function loadRareParts(): Promise<RareModule> {
  return import(/* webpackChunkName: "rare" */ './RareParts')
}

/** Renders text and image sections, which the landing page does not use. */
export const TextSectionView = ({ section, drawings }: SectionViewProps & { readonly section: TextSection }): ReactNode => {
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
