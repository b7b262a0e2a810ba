import { chartFields } from '../fields/chartFields'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { bar, GREY, heading, inLibrary, line, type SectionBlock, SIGNAL, STEEL, times } from './sectionBlock'

export const ChartSection: SectionBlock = {
  slug: 'chart',
  interfaceName: 'ChartSection',
  labels: { singular: 'Chart', plural: 'Charts' },
  admin: inLibrary(
    'Facts',
    `${heading}${line('M24 46V138H220', GREY)}${times(5, (column) => bar(38 + column * 36, 138 - (26 + ((column * 37) % 58)), 22, 26 + ((column * 37) % 58), column === 2 ? SIGNAL : STEEL))}`,
  ),
  fields: [...sectionHeading(), ...chartFields(), sectionAppearance()],
}
