import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { STATUS_CARDS, type StatusCard } from '@framewell/domain/content/statusCards'
import type { Block } from 'payload'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'

const CARD_LABELS: Record<StatusCard, string> = {
  services: 'API and database',
  plans: 'Plans on offer',
  releases: 'Live releases',
  decisions: 'Credit decisions',
  pages: 'Published pages',
  mail: 'Outgoing mail',
}

/** Cards that read the running platform; nothing in them is typed. */
export const SiteStatusSection: Block = {
  slug: 'siteStatus',
  interfaceName: 'SiteStatusSection',
  labels: { singular: 'Live status', plural: 'Live status' },
  admin: { group: 'Apps' },
  fields: [
    ...sectionHeading(),
    {
      name: 'cards',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: [...STATUS_CARDS],
      options: optionsOf(STATUS_CARDS, CARD_LABELS),
      admin: { description: 'Read from the platform every 30 seconds while somebody looks.' },
    },
    sectionAppearance(),
  ],
}
