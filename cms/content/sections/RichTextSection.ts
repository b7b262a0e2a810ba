import type { Block } from 'payload'
import { articleEditor } from '../articleEditor'
import { linksField } from '../fields/linksField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'

export const RichTextSection: Block = {
  slug: 'richText',
  interfaceName: 'RichTextSection',
  labels: { singular: 'Text', plural: 'Texts' },
  admin: { group: 'Words' },
  fields: [
    ...sectionHeading(),
    { name: 'body', type: 'richText', label: 'Text', required: true, editor: articleEditor },
    linksField(),
    sectionAppearance(),
  ],
}
