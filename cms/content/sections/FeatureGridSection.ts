import type { Block } from 'payload'
import { hrefField } from '../fields/hrefField'
import { iconField } from '../fields/iconField'
import { linksField } from '../fields/linksField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'

export const FeatureGridSection: Block = {
  slug: 'featureGrid',
  interfaceName: 'FeatureGridSection',
  labels: { singular: 'Feature grid', plural: 'Feature grids' },
  admin: { group: 'Facts' },
  fields: [
    ...sectionHeading(),
    {
      name: 'columns',
      type: 'number',
      required: true,
      defaultValue: 3,
      min: 2,
      max: 4,
      admin: { description: '2 to 4 on a wide screen.' },
      validate: (value: number | null | undefined) => value === 2 || value === 3 || value === 4 || 'Use 2, 3 or 4 columns',
    },
    {
      name: 'features',
      type: 'array',
      labels: { singular: 'Feature', plural: 'Features' },
      minRows: 1,
      maxRows: 16,
      fields: [
        {
          type: 'row',
          fields: [iconField(), { name: 'title', type: 'text', required: true, maxLength: 100 }],
        },
        { name: 'text', type: 'textarea', required: true, maxLength: 500, admin: { rows: 2 } },
        hrefField(),
      ],
    },
    linksField(),
    sectionAppearance(),
  ],
}
