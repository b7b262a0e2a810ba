import { linksField } from '../fields/linksField'
import { pictureField } from '../fields/pictureField'
import { planField } from '../fields/planField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { shownWhen } from '../fields/shownWhen'
import { subjectField } from '../fields/subjectField'
import { AppSection } from './AppSection'
import { bar, frame, INK, inLibrary, type SectionBlock, SIGNAL } from './sectionBlock'

const ofMedia = shownWhen('picture', ['media'])

export const HeroSection: SectionBlock = {
  slug: 'hero',
  interfaceName: 'HeroSection',
  labels: { singular: 'Hero', plural: 'Heroes' },
  admin: inLibrary(
    'Openings and endings',
    `${bar(20, 34, 92, 12, INK)}${bar(20, 54, 70, 12, INK)}${bar(20, 78, 88)}${bar(20, 90, 76)}${bar(20, 112, 44, 16, SIGNAL)}${frame(134, 126, 86)}`,
  ),
  fields: [
    { name: 'eyebrow', type: 'text', maxLength: 60, admin: { placeholder: 'Steel-framed homes for builders' } },
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 140,
      admin: { description: "The page's main heading (h1). One hero a page." },
    },
    {
      name: 'lead',
      type: 'textarea',
      maxLength: 600,
      admin: { rows: 3, description: 'What a visitor can do here, in one or two sentences.' },
    },
    {
      name: 'badges',
      type: 'text',
      hasMany: true,
      maxRows: 8,
      admin: { description: 'Short facts in a row. Type one and press Enter.', placeholder: 'Kit price in one minute' },
    },
    linksField(),
    {
      name: 'picture',
      type: 'radio',
      required: true,
      defaultValue: 'none',
      options: [
        { value: 'none', label: 'No picture' },
        { value: 'frame', label: 'A drawing of the house' },
        { value: 'media', label: 'A picture of the library' },
      ],
    },
    subjectField('drawing', 'isometric', { field: 'picture', is: ['frame'] }),
    planField({ field: 'picture', is: ['frame'] }),
    { name: 'bleed', type: 'checkbox', label: 'Below the words, across the page', defaultValue: false },
    {
      ...pictureField('media', 'Picture'),
      admin: { condition: ofMedia.condition },
      custom: ofMedia.custom,
    },
    {
      name: 'aside',
      type: 'blocks',
      label: 'Widget beside the words',
      labels: { singular: 'Widget', plural: 'Widgets' },
      blocks: [AppSection],
      maxRows: 1,
    },
    sectionAppearance(),
  ],
}
