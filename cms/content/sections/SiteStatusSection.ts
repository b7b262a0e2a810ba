import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { STATUS_CARDS, type StatusCard } from '@framewell/domain/content/statusCards'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { bar, box, dot, heading, inLibrary, type SectionBlock, times } from './sectionBlock'

const CARD_LABELS: Record<StatusCard, string> = {
  services: 'API and database',
  plans: 'Plans on offer',
  releases: 'Live releases',
  decisions: 'Credit decisions',
  pages: 'Published pages',
  mail: 'Outgoing mail',
}

/** Cards that read the running platform; nothing in them is typed. */
export const SiteStatusSection: SectionBlock = {
  slug: 'siteStatus',
  interfaceName: 'SiteStatusSection',
  labels: { singular: 'Live status', plural: 'Live status' },
  admin: inLibrary(
    'Apps',
    `${heading}${times(4, (card) => box(20 + (card % 2) * 104, 44 + Math.floor(card / 2) * 52, 96, 44) + dot(36 + (card % 2) * 104, 66 + Math.floor(card / 2) * 52, 6, '#1a7046') + bar(50 + (card % 2) * 104, 60 + Math.floor(card / 2) * 52, 50) + bar(50 + (card % 2) * 104, 71 + Math.floor(card / 2) * 52, 34))}`,
  ),
  fields: [
    ...sectionHeading(),
    {
      name: 'cards',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: [...STATUS_CARDS],
      options: optionsOf(STATUS_CARDS, CARD_LABELS),
      admin: { description: 'Read from the platform, and again when one of them changes while the page is open.' },
    },
    sectionAppearance(),
  ],
}
