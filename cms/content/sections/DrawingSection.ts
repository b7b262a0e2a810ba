import { DRAWING_SUBJECTS, type DrawingSubject } from '@framewell/domain/content/drawingSubjects'
import type { Block } from 'payload'
import { linksField } from '../fields/linksField'
import { planField } from '../fields/planField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'

const SUBJECT_LABELS: Record<DrawingSubject, string> = {
  isometric: "A plan's frame, from a corner",
  elevation: "A plan's frame, from the front",
  wallPanel: 'A wall panel and its parts',
  profiles: 'Stud, track and strap in section',
}

export const DrawingSection: Block = {
  slug: 'drawing',
  interfaceName: 'DrawingSection',
  labels: { singular: 'Drawing', plural: 'Drawings' },
  admin: { group: 'Pictures' },
  fields: [
    ...sectionHeading(),
    {
      type: 'row',
      fields: [
        {
          name: 'subject',
          type: 'select',
          label: 'What is drawn',
          required: true,
          defaultValue: 'wallPanel' satisfies DrawingSubject,
          options: DRAWING_SUBJECTS.map((value) => ({ value, label: SUBJECT_LABELS[value] })),
        },
        planField({ field: 'subject', is: ['isometric', 'elevation'] }),
      ],
    },
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
