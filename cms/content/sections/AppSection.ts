import type { Block } from 'payload'
import { appField } from '../fields/appField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'

/** Any widget that a micro-frontend exposes. */
export const AppSection: Block = {
  slug: 'app',
  interfaceName: 'AppSection',
  labels: { singular: 'App', plural: 'Apps' },
  admin: { group: 'Apps' },
  fields: [
    appField(),
    {
      name: 'reservedHeight',
      type: 'number',
      required: true,
      defaultValue: 560,
      min: 80,
      max: 4000,
      admin: { step: 10, description: 'Height in pixels kept free until the app has loaded, so that nothing jumps.' },
    },
    ...sectionHeading(),
    sectionAppearance(),
  ],
}
