import { MAX_PATH_LENGTH } from '@framewell/domain/content/canonicalPath'
import type { CollectionConfig } from 'payload'
import { editors } from '../../platform/sessions/access'
import { hrefField } from '../fields/hrefField'
import { announceRedirect, announceRedirectDeletion } from './announceRedirect'
import { collapseChains } from './collapseChains'
import { isOldPath } from './redirectAt'
import { settleRedirect } from './settleRedirect'

/** Targets of old addresses. A published page at the same path takes precedence. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
    group: 'Site',
    description: 'Old addresses and where they lead. Changing a published page’s address adds one automatically.',
  },
  // An old path belongs to one redirect.
  disableBulkEdit: true,
  access: { create: editors, read: editors, update: editors, delete: editors },
  hooks: {
    beforeChange: [settleRedirect],
    afterChange: [collapseChains, announceRedirect],
    afterDelete: [announceRedirectDeletion],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Old path',
      required: true,
      unique: true,
      maxLength: MAX_PATH_LENGTH,
      admin: { placeholder: '/old-address' },
      validate: (value: string | null | undefined) =>
        (!!value && isOldPath(value)) ||
        `Use a path of this site without a query and of at most ${MAX_PATH_LENGTH} letters, such as /old-address`,
    },
    hrefField({ name: 'to', label: 'Leads to', required: true }),
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        description:
          'On: the site answers 301 and search engines take the new address. Off: it answers 302 and they keep the old one. A browser remembers either for a minute at most.',
      },
    },
  ],
}
