import { appField } from '../fields/appField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { bar, box, dot, GREY, inLibrary, type SectionBlock, SIGNAL, times } from './sectionBlock'

/** Any widget that a micro-frontend exposes. */
export const AppSection: SectionBlock = {
  slug: 'app',
  interfaceName: 'AppSection',
  labels: { singular: 'App', plural: 'Apps' },
  admin: inLibrary(
    'Apps',
    `${box(24, 24, 192, 112)}${bar(24, 24, 192, 16, '#e6eef5')}${times(3, (light) => dot(36 + light * 10, 32, 3, GREY))}${times(3, (row) => bar(40, 54 + row * 20, 130, 12, '#f2efe8'))}${bar(40, 114, 56, 12, SIGNAL)}`,
  ),
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
