import { optionsOf } from '@framewell/domain/collections/optionsOf'
import type { liveSections } from '@framewell/domain/content/liveSections'
import { STATUS_CARDS, type StatusCard } from '@framewell/domain/content/statusCards'
import { appField } from '../fields/appField'
import { planField } from '../fields/planField'
import { sectionHeading } from '../fields/sectionHeading'
import { bar, box, dot, GREY, heading, INK, line, type SectionBlocks, SIGNAL, STEEL, times } from './sectionBlock'

const CARD_LABELS: Record<StatusCard, string> = {
  services: 'API and database',
  plans: 'Plans on offer',
  releases: 'Live releases',
  decisions: 'Credit decisions',
  pages: 'Published pages',
  mail: 'Outgoing mail',
}

export const liveBlocks: SectionBlocks<typeof liveSections> = {
  /** Cards that read the running platform; nothing in them is typed. */
  siteStatus: {
    labels: ['Live status', 'Live status'],
    group: 'Apps',
    sketch: `${heading}${times(4, (card) => box(20 + (card % 2) * 104, 44 + Math.floor(card / 2) * 52, 96, 44) + dot(36 + (card % 2) * 104, 66 + Math.floor(card / 2) * 52, 6, '#1a7046') + bar(50 + (card % 2) * 104, 60 + Math.floor(card / 2) * 52, 50) + bar(50 + (card % 2) * 104, 71 + Math.floor(card / 2) * 52, 34))}`,
    fields: [
      ...sectionHeading(),
      {
        name: 'cards',
        type: 'select',
        hasMany: true,
        required: true,
        defaultValue: [...STATUS_CARDS],
        options: optionsOf(STATUS_CARDS, CARD_LABELS),
        admin: { description: 'Read from the platform, and updated while the page is open.' },
      },
    ],
  },
  blogList: {
    labels: ['Blog list', 'Blog lists'],
    group: 'Blog',
    sketch: `${times(4, (chip) => bar(20 + chip * 42, 20, 36, 12, chip === 0 ? STEEL : GREY))}${times(3, (card) => box(16 + card * 71, 46, 64, 94) + bar(24 + card * 71, 56, 48, 30, '#e6eef5') + bar(24 + card * 71, 96, 46, 7, INK) + bar(24 + card * 71, 110, 40) + bar(24 + card * 71, 122, 30))}`,
    fields: [
      ...sectionHeading(),
      {
        name: 'pageSize',
        type: 'number',
        label: 'Articles on a page',
        required: true,
        defaultValue: 9,
        min: 3,
        max: 30,
        admin: { step: 3, description: 'Includes filters, search and page numbers. Use it once per page.' },
      },
      planField(),
    ],
  },
  newsletter: {
    labels: ['Newsletter box', 'Newsletter boxes'],
    group: 'Blog',
    sketch: `${line('M88 34h64v40h-64zM88 34l32 24l32 -24')}${box(40, 98, 108, 24)}${bar(50, 107, 60)}${bar(154, 98, 46, 24, SIGNAL)}`,
    fields: [
      ...sectionHeading(),
      {
        name: 'note',
        type: 'text',
        maxLength: 300,
        defaultValue: 'We email you a link to confirm. You can unsubscribe from any email with one click.',
        admin: { description: 'What happens with the address, below the field.' },
      },
    ],
  },
  contactForm: {
    labels: ['Contact form', 'Contact forms'],
    group: 'Tools',
    sketch: `${heading}${box(20, 40, 200, 22)}${box(20, 70, 200, 44)}${bar(20, 124, 54, 16, SIGNAL)}`,
    fields: [
      ...sectionHeading(),
      {
        name: 'address',
        type: 'text',
        required: true,
        maxLength: 254,
        label: 'Mail address beside the form',
        admin: { description: 'Messages from the form go to the contact address in the site settings.' },
      },
      { name: 'note', type: 'text', maxLength: 300, admin: { description: 'Who replies, and how soon.' } },
    ],
  },
  /** Any widget that a micro-frontend exposes. */
  app: {
    labels: ['App', 'Apps'],
    group: 'Apps',
    sketch: `${box(24, 24, 192, 112)}${bar(24, 24, 192, 16, '#e6eef5')}${times(3, (light) => dot(36 + light * 10, 32, 3, GREY))}${times(3, (row) => bar(40, 54 + row * 20, 130, 12, '#f2efe8'))}${bar(40, 114, 56, 12, SIGNAL)}`,
    fields: [
      appField(),
      {
        name: 'reservedHeight',
        type: 'number',
        required: true,
        defaultValue: 560,
        min: 80,
        max: 4000,
        admin: { step: 10, description: 'Height in pixels reserved until the app has loaded, so that nothing jumps.' },
      },
      ...sectionHeading(),
    ],
  },
}
