import type { Block } from 'payload'
import { pictureField } from '../fields/pictureField'
import { sectionAppearance } from '../fields/sectionAppearance'

export const ImageSection: Block = {
  slug: 'image',
  interfaceName: 'ImageSection',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: { group: 'Pictures' },
  fields: [
    pictureField('media', 'Picture', { required: true }),
    { name: 'caption', type: 'text', maxLength: 300 },
    { name: 'wide', type: 'checkbox', defaultValue: false, label: 'Use the full width of the page' },
    sectionAppearance(),
  ],
}
