import type { Block } from 'payload'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'

export const TimelineSection: Block = {
  slug: 'timeline',
  interfaceName: 'TimelineSection',
  labels: { singular: 'Timeline', plural: 'Timelines' },
  admin: { group: 'Facts' },
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
