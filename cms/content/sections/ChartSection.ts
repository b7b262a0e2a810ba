import type { Block } from 'payload'
import { chartFields } from '../fields/chartFields'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'

export const ChartSection: Block = {
  slug: 'chart',
  interfaceName: 'ChartSection',
  labels: { singular: 'Chart', plural: 'Charts' },
  admin: { group: 'Facts' },
  fields: [...sectionHeading(), ...chartFields(), sectionAppearance()],
}
