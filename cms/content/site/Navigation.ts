import type { GlobalConfig } from 'payload'
import { anyone, editors } from '../../platform/sessions/access'
import { announceSite } from './announceSite'
import { LED_TO_FIELDS } from './ledToFields'
import { navigationLink, navigationLinks } from './navigationLinks'

/** Header, slide-out menu and footer. */
export const Navigation: GlobalConfig = {
  slug: 'navigation',
  label: 'Navigation',
  admin: {
    group: 'Site',
    description: 'Header, phone menu and footer. Publishing shows your changes on the site at once.',
    components: LED_TO_FIELDS,
  },
  access: { read: anyone, update: editors, readVersions: editors },
  custom: { publishes: 'navigation' },
  versions: { max: 50 },
  // No locks: changes of two people are merged.
  lockDocuments: false,
  hooks: { afterChange: [announceSite] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Header',
          name: 'header',
          fields: [
            navigationLinks('links', 'Links', 8),
            {
              name: 'button',
              type: 'group',
              label: 'Outlined button at the end',
              fields: navigationLink({ label: 'Admin', href: '/admin' }),
            },
            navigationLinks('mobileExtra', 'More links in the phone menu', 8),
          ],
        },
        { label: 'Alternate header', name: 'alternateHeader', fields: [navigationLinks('links', 'Links', 8)] },
        {
          label: 'Footer',
          name: 'footer',
          fields: [
            {
              name: 'groups',
              type: 'array',
              labels: { singular: 'Group', plural: 'Groups' },
              maxRows: 6,
              admin: { initCollapsed: true, components: { RowLabel: '/cms/content/panel/LinkRowLabel#LinkRowLabel' } },
              fields: [{ name: 'title', type: 'text', required: true, maxLength: 60 }, navigationLinks('links', 'Links', 12)],
            },
          ],
        },
      ],
    },
  ],
}
