import type { CollectionConfig } from 'payload'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** Keys with which people outside this installation ship their remotes. Only a key's hash is stored. */
export const ShipKeys: CollectionConfig = {
  slug: 'remote-ship-keys',
  labels: { singular: 'Ship key', plural: 'Ship keys' },
  admin: {
    useAsTitle: 'holder',
    defaultColumns: ['holder', 'remotes', 'issuedBy', 'expiresAt', 'lastUsedAt', 'revokedAt'],
    group: 'Operations',
    description: 'Who may ship which micro-frontend with npm run ship. A key is shown once, when it is issued.',
    components: {
      beforeListTable: ['/cms/releases/panel/late#IssueShipKey'],
      edit: { beforeDocumentControls: ['/cms/releases/panel/RevokeShipKey#RevokeShipKey'] },
    },
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    { name: 'holder', type: 'text', required: true },
    // Names of the micro-frontends it may ship.
    storedDataField({ name: 'remotes', required: true }),
    { name: 'issuedBy', type: 'text', required: true },
    { name: 'expiresAt', type: 'date', required: true, admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'lastUsedAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'revokedAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'keyHash', type: 'text', required: true, hidden: true, access: { read: () => false } },
  ],
}
