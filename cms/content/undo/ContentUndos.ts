import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/sessions/access'

/** What stood before something was done to pages and posts, so that it can be done back. Written and read by calls only. */
export const ContentUndos: CollectionConfig = {
  slug: 'content-undos',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'before', type: 'json', required: true },
    { name: 'undoneAt', type: 'date' },
  ],
}
