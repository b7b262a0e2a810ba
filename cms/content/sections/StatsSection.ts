import type { Block } from 'payload'
import { linksField } from '../fields/linksField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { sourceField } from '../fields/sourceField'

export const StatsSection: Block = {
  slug: 'stats',
  interfaceName: 'StatsSection',
  labels: { singular: 'Figures', plural: 'Figures' },
  admin: { group: 'Facts' },
  fields: [
    ...sectionHeading(),
    { name: 'leads', type: 'checkbox', label: 'The first figure leads', defaultValue: false },
    {
      name: 'stats',
      type: 'array',
      label: 'Figures',
      labels: { singular: 'Figure', plural: 'Figures' },
      minRows: 1,
      maxRows: 12,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'figure', type: 'text', required: true, maxLength: 24, admin: { placeholder: '195 mph' } },
            { name: 'label', type: 'text', required: true, maxLength: 120, admin: { placeholder: 'wind resistance of the frame' } },
          ],
        },
        { name: 'note', type: 'text', maxLength: 240, admin: { description: 'A condition it holds under.' } },
        sourceField(true),
      ],
    },
    linksField(),
    sectionAppearance(),
  ],
}
