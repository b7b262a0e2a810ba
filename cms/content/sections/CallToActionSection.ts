import { linksField } from '../fields/linksField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { bar, INK, inLibrary, type SectionBlock, SIGNAL } from './sectionBlock'

export const CallToActionSection: SectionBlock = {
  slug: 'callToAction',
  interfaceName: 'CallToActionSection',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  admin: inLibrary(
    'Openings and endings',
    `<rect width="240" height="160" fill="${INK}"/>${bar(50, 44, 140, 12, '#faf8f4')}${bar(70, 66, 100)}${bar(66, 96, 50, 18, SIGNAL)}${bar(124, 96, 50, 18, '#4a525c')}`,
  ),
  fields: [
    { name: 'eyebrow', type: 'text', maxLength: 60 },
    { name: 'heading', type: 'text', required: true, maxLength: 140 },
    { name: 'text', type: 'textarea', maxLength: 600, admin: { rows: 2 } },
    linksField(16),
    sectionAppearance(),
  ],
}
