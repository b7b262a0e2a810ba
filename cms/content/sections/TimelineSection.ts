import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { bar, dot, GREY, heading, inLibrary, line, type SectionBlock, STEEL, times } from './sectionBlock'

export const TimelineSection: SectionBlock = {
  slug: 'timeline',
  interfaceName: 'TimelineSection',
  labels: { singular: 'Timeline', plural: 'Timelines' },
  admin: inLibrary(
    'Facts',
    `${heading}${line('M32 48V146', GREY)}${times(4, (row) => dot(32, 54 + row * 27, 5) + bar(48, 50 + row * 27, 34, 7, STEEL) + bar(92, 50 + row * 27, 118 - row * 16))}`,
  ),
  fields: [
    ...sectionHeading(),
    {
      name: 'events',
      type: 'array',
      labels: { singular: 'Event', plural: 'Events' },
      minRows: 1,
      maxRows: 20,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'when', type: 'text', required: true, maxLength: 60, admin: { placeholder: '1940s' } },
            { name: 'title', type: 'text', required: true, maxLength: 120 },
          ],
        },
        { name: 'text', type: 'textarea', required: true, maxLength: 600, admin: { rows: 2 } },
      ],
    },
    sectionAppearance(),
  ],
}
