import { planField } from '../fields/planField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { bar, box, GREY, INK, inLibrary, type SectionBlock, STEEL, times } from './sectionBlock'

export const BlogListSection: SectionBlock = {
  slug: 'blogList',
  interfaceName: 'BlogListSection',
  labels: { singular: 'Blog list', plural: 'Blog lists' },
  admin: inLibrary(
    'Blog',
    `${times(4, (chip) => bar(20 + chip * 42, 20, 36, 12, chip === 0 ? STEEL : GREY))}${times(3, (card) => box(16 + card * 71, 46, 64, 94) + bar(24 + card * 71, 56, 48, 30, '#e6eef5') + bar(24 + card * 71, 96, 46, 7, INK) + bar(24 + card * 71, 110, 40) + bar(24 + card * 71, 122, 30))}`,
  ),
  fields: [
    ...sectionHeading(),
    {
      name: 'pageSize',
      type: 'number',
      label: 'Articles on a page',
      required: true,
      defaultValue: 9,
      min: 3,
      max: 30,
      admin: { step: 3, description: 'Filters, search and pages come with the section. Use it once on a page.' },
    },
    planField(),
    sectionAppearance(),
  ],
}
