import { hrefField } from '../fields/hrefField'
import { iconField } from '../fields/iconField'
import { linksField } from '../fields/linksField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { bar, dot, heading, inLibrary, type SectionBlock, times } from './sectionBlock'

export const FeatureGridSection: SectionBlock = {
  slug: 'featureGrid',
  interfaceName: 'FeatureGridSection',
  labels: { singular: 'Feature grid', plural: 'Feature grids' },
  admin: inLibrary(
    'Facts',
    `${heading}${times(6, (cell) => {
      const x = 20 + (cell % 3) * 70
      const y = 46 + Math.floor(cell / 3) * 54
      return dot(x + 8, y + 8, 8) + bar(x, y + 22, 54) + bar(x, y + 33, 44)
    })}`,
  ),
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
