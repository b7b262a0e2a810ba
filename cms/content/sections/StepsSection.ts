import type { Block } from 'payload'
import { linksField } from '../fields/linksField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'

export const StepsSection: Block = {
  slug: 'steps',
  interfaceName: 'StepsSection',
  labels: { singular: 'Steps', plural: 'Steps' },
  admin: { group: 'Facts' },
  fields: [
    ...sectionHeading(),
    {
      name: 'steps',
      type: 'array',
      labels: { singular: 'Step', plural: 'Steps' },
      minRows: 1,
      maxRows: 10,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 100 },
            { name: 'duration', type: 'text', maxLength: 60, admin: { placeholder: '8 weeks' } },
          ],
        },
        { name: 'text', type: 'textarea', required: true, maxLength: 500, admin: { rows: 2 } },
      ],
    },
    linksField(),
    sectionAppearance(),
  ],
}
