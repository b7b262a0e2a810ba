import { linksField } from '../fields/linksField'
import { planField } from '../fields/planField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { sourceField } from '../fields/sourceField'
import { bar, box, dot, GREY, INK, inLibrary, line, type SectionBlock, SIGNAL, times } from './sectionBlock'

/** Slides that move on by themselves. */
export const SlidesSection: SectionBlock = {
  slug: 'slides',
  interfaceName: 'SlidesSection',
  labels: { singular: 'Slides', plural: 'Slides' },
  admin: inLibrary(
    'Openings and endings',
    `${box(34, 24, 172, 96)}${bar(52, 46, 90, 10, INK)}${bar(52, 66, 120)}${bar(52, 80, 100)}${line('M22 62l-8 10l8 10M218 62l8 10l-8 10', INK)}${times(4, (slide) => dot(96 + slide * 16, 138, 4, slide === 1 ? SIGNAL : GREY))}`,
  ),
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
