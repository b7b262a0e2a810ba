import type { Block } from 'payload'
import { linksField } from '../fields/linksField'
import { planField } from '../fields/planField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { sourceField } from '../fields/sourceField'

/** Slides that move on by themselves. */
export const SlidesSection: Block = {
  slug: 'slides',
  interfaceName: 'SlidesSection',
  labels: { singular: 'Slides', plural: 'Slides' },
  admin: { group: 'Openings and endings' },
  fields: [
    ...sectionHeading(),
    {
      name: 'slides',
      type: 'array',
      labels: { singular: 'Slide', plural: 'Slides' },
      minRows: 1,
      maxRows: 8,
      admin: { description: 'They move on by themselves; visitors can pause them. Without JavaScript all stand below one another.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', label: 'Step', required: true, maxLength: 24, admin: { placeholder: 'Problem' } },
            { name: 'title', type: 'text', required: true, maxLength: 120 },
          ],
        },
        { name: 'text', type: 'textarea', required: true, maxLength: 600, admin: { rows: 3 } },
        { name: 'points', type: 'text', hasMany: true, maxRows: 6, admin: { description: 'Short points. Type one and press Enter.' } },
        {
          type: 'row',
          fields: [
            { name: 'figure', type: 'text', maxLength: 24, admin: { placeholder: '11.6 months' } },
            { name: 'figureLabel', type: 'text', label: 'What the figure is', maxLength: 160 },
          ],
        },
        sourceField('figure'),
        planField(),
      ],
    },
    linksField(),
    sectionAppearance(),
  ],
}
