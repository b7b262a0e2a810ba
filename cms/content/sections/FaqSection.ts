import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { bar, heading, INK, inLibrary, line, type SectionBlock, times } from './sectionBlock'

export const FaqSection: SectionBlock = {
  slug: 'faq',
  interfaceName: 'FaqSection',
  labels: { singular: 'FAQ', plural: 'FAQs' },
  admin: inLibrary(
    'Words',
    `${heading}${times(4, (row) => bar(20, 52 + row * 25, 130 - row * 12, 7, INK) + line(`M206 ${52 + row * 25}l6 6l6 -6`) + line(`M20 ${69 + row * 25}H220`, '#e9e5db', 1))}`,
  ),
  fields: [
    ...sectionHeading(),
    {
      name: 'entries',
      type: 'array',
      label: 'Questions',
      labels: { singular: 'Question', plural: 'Questions' },
      minRows: 1,
      maxRows: 30,
      admin: { description: 'Search engines read these as questions and answers.' },
      fields: [
        { name: 'question', type: 'text', required: true, maxLength: 200 },
        { name: 'answer', type: 'textarea', required: true, maxLength: 1500, admin: { rows: 3 } },
      ],
    },
    sectionAppearance(),
  ],
}
