import { bodyField } from '../fields/bodyField'
import { linksField } from '../fields/linksField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { bar, heading, inLibrary, type SectionBlock, times } from './sectionBlock'

export const RichTextSection: SectionBlock = {
  slug: 'richText',
  interfaceName: 'RichTextSection',
  labels: { singular: 'Text', plural: 'Texts' },
  admin: inLibrary('Words', `${heading}${times(8, (row) => bar(20, 44 + row * 13, row === 7 ? 90 : 200 - (row % 3) * 18))}`),
  fields: [...sectionHeading(), bodyField(), linksField(), sectionAppearance()],
}
