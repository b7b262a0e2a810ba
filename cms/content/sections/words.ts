import type { wordSections } from '@framewell/domain/content/wordSections'
import { bodyField } from '../fields/bodyField'
import { linksField } from '../fields/linksField'
import { sectionHeading } from '../fields/sectionHeading'
import { bar, heading, INK, line, type SectionBlocks, STEEL, times } from './sectionBlock'

export const wordBlocks: SectionBlocks<typeof wordSections> = {
  richText: {
    labels: ['Text', 'Texts'],
    group: 'Words',
    sketch: `${heading}${times(8, (row) => bar(20, 44 + row * 13, row === 7 ? 90 : 200 - (row % 3) * 18))}`,
    fields: [...sectionHeading(), bodyField(), linksField()],
  },
  faq: {
    labels: ['FAQ', 'FAQs'],
    group: 'Words',
    sketch: `${heading}${times(4, (row) => bar(20, 52 + row * 25, 130 - row * 12, 7, INK) + line(`M206 ${52 + row * 25}l6 6l6 -6`) + line(`M20 ${69 + row * 25}H220`, '#e9e5db', 1))}`,
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
    ],
  },
  quote: {
    labels: ['Quote', 'Quotes'],
    group: 'Words',
    sketch: `${line('M24 40v84', STEEL, 5)}${bar(44, 48, 168, 9, INK)}${bar(44, 66, 150, 9, INK)}${bar(44, 84, 104, 9, INK)}${bar(44, 110, 70)}`,
    fields: [
      {
        name: 'text',
        type: 'textarea',
        required: true,
        maxLength: 600,
        admin: { rows: 3, description: 'Word for word, without quotation marks.' },
      },
      {
        type: 'row',
        fields: [
          { name: 'attribution', type: 'text', label: 'Who said it', maxLength: 120 },
          { name: 'role', type: 'text', maxLength: 120, admin: { placeholder: 'Company or office' } },
        ],
      },
    ],
  },
}
