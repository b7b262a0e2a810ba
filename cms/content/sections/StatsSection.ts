import { linksField } from '../fields/linksField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { sourceField } from '../fields/sourceField'
import { bar, heading, inLibrary, type SectionBlock, STEEL, times } from './sectionBlock'

export const StatsSection: SectionBlock = {
  slug: 'stats',
  interfaceName: 'StatsSection',
  labels: { singular: 'Figures', plural: 'Figures' },
  admin: inLibrary(
    'Facts',
    `${heading}${times(3, (column) => bar(20 + column * 70, 62, 46, 22, STEEL) + bar(20 + column * 70, 94, 56) + bar(20 + column * 70, 106, 40))}`,
  ),
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
