import type { Block } from 'payload'
import { planField } from '../fields/planField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'

export const BlogListSection: Block = {
  slug: 'blogList',
  interfaceName: 'BlogListSection',
  labels: { singular: 'Blog list', plural: 'Blog lists' },
  admin: { group: 'Blog' },
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
