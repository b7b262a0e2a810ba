import { pictureField } from '../fields/pictureField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { bar, box, dot, GREY, inLibrary, line, type SectionBlock } from './sectionBlock'

export const ImageSection: SectionBlock = {
  slug: 'image',
  interfaceName: 'ImageSection',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: inLibrary(
    'Pictures',
    `${box(24, 22, 192, 102)}${line('M30 112L84 62l34 34l28 -26l64 44')}${dot(176, 50, 10, GREY)}${bar(24, 134, 110)}`,
  ),
  fields: [
    pictureField('media', 'Picture', { required: true }),
    { name: 'caption', type: 'text', maxLength: 300 },
    { name: 'wide', type: 'checkbox', defaultValue: false, label: 'Use the full width of the page' },
    sectionAppearance(),
  ],
}
