import type { Block } from 'payload'
import { bodyField } from '../fields/bodyField'
import { linksField } from '../fields/linksField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'

export const RichTextSection: Block = {
  slug: 'richText',
  interfaceName: 'RichTextSection',
  labels: { singular: 'Text', plural: 'Texts' },
  admin: { group: 'Words' },
  fields: [...sectionHeading(), bodyField(), linksField(), sectionAppearance()],
}
