import type { Block } from 'payload'
import { linksField } from '../fields/linksField'
import { sectionAppearance } from '../fields/sectionAppearance'

export const CallToActionSection: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionSection',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  admin: { group: 'Openings and endings' },
  fields: [
    { name: 'eyebrow', type: 'text', maxLength: 60 },
    { name: 'heading', type: 'text', required: true, maxLength: 140 },
    { name: 'text', type: 'textarea', maxLength: 600, admin: { rows: 2 } },
    linksField(16),
    sectionAppearance(),
  ],
}
