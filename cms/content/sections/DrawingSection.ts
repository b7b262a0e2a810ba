import { PLAN_SUBJECTS } from '@framewell/domain/content/drawingSubjects'
import { linksField } from '../fields/linksField'
import { planField } from '../fields/planField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { subjectField } from '../fields/subjectField'
import { frame, GREY, inLibrary, line, type SectionBlock } from './sectionBlock'

export const DrawingSection: SectionBlock = {
  slug: 'drawing',
  interfaceName: 'DrawingSection',
  labels: { singular: 'Drawing', plural: 'Drawings' },
  admin: inLibrary(
    'Pictures',
    `${line('M12 12H228V148H12Z', GREY, 1)}${frame(66, 122, 108)}${line('M66 134H174M66 130v8M174 130v8', '#5f6872', 1.2)}`,
  ),
  fields: [
    ...sectionHeading(),
    {
      type: 'row',
      fields: [subjectField('subject', 'wallPanel'), planField({ field: 'subject', is: PLAN_SUBJECTS })],
    },
    { name: 'bleed', type: 'checkbox', label: 'Across the whole page', defaultValue: false },
    {
      name: 'parts',
      type: 'array',
      label: 'Parts',
      labels: { singular: 'Part', plural: 'Parts' },
      maxRows: 12,
      admin: { description: 'What the numbers on the drawing name, in their order.' },
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 80 },
        { name: 'text', type: 'textarea', required: true, maxLength: 300, admin: { rows: 2 } },
      ],
    },
    { name: 'caption', type: 'text', maxLength: 300 },
    linksField(),
    sectionAppearance(),
  ],
}
