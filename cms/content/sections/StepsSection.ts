import { linksField } from '../fields/linksField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { bar, dot, heading, INK, inLibrary, line, type SectionBlock, times } from './sectionBlock'

export const StepsSection: SectionBlock = {
  slug: 'steps',
  interfaceName: 'StepsSection',
  labels: { singular: 'Steps', plural: 'Steps' },
  admin: inLibrary(
    'Facts',
    `${heading}${times(3, (step) => dot(34 + step * 70, 68, 13) + bar(20 + step * 70, 92, 54, 7, INK) + bar(20 + step * 70, 106, 50) + bar(20 + step * 70, 118, 38))}${line('M50 68H88M120 68H158')}`,
  ),
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
