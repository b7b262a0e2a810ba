import { hrefField } from '../fields/hrefField'
import { linksField } from '../fields/linksField'
import { pictureField } from '../fields/pictureField'
import { planField } from '../fields/planField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { subjectField } from '../fields/subjectField'
import { bar, box, frame, INK, inLibrary, type SectionBlock, STEEL, times } from './sectionBlock'

export const CardsSection: SectionBlock = {
  slug: 'cards',
  interfaceName: 'CardsSection',
  labels: { singular: 'Cards', plural: 'Cards' },
  admin: inLibrary(
    'Pictures',
    times(
      3,
      (card) =>
        box(16 + card * 71, 30, 64, 104) +
        frame(26 + card * 71, 80, 44) +
        bar(24 + card * 71, 92, 46, 7, INK) +
        bar(24 + card * 71, 106, 40) +
        bar(24 + card * 71, 118, 26, 6, STEEL),
    ),
  ),
  fields: [
    ...sectionHeading(),
    {
      name: 'cards',
      type: 'array',
      labels: { singular: 'Card', plural: 'Cards' },
      minRows: 1,
      maxRows: 12,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 100 },
        { name: 'text', type: 'textarea', required: true, maxLength: 400, admin: { rows: 2 } },
        {
          type: 'row',
          fields: [
            hrefField(),
            { name: 'linkLabel', type: 'text', label: 'Words of the link', maxLength: 60, admin: { placeholder: 'See the plans' } },
          ],
        },
        {
          name: 'links',
          type: 'array',
          label: 'Several links instead of one',
          labels: { singular: 'Link', plural: 'Links' },
          maxRows: 6,
          admin: { initCollapsed: true, components: { RowLabel: '/cms/content/panel/LinkRowLabel#LinkRowLabel' } },
          fields: [
            {
              type: 'row',
              fields: [{ name: 'label', type: 'text', required: true, maxLength: 60 }, hrefField({ required: true })],
            },
          ],
        },
        {
          type: 'row',
          fields: [
            subjectField('drawing', null),
            planField(),
            pictureField('media', 'Picture', { description: 'Instead of a drawn frame. A card without either shows its words alone.' }),
          ],
        },
      ],
    },
    linksField(),
    sectionAppearance(),
  ],
}
