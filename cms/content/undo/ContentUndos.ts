import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/sessions/access'

/** The state before an act on pages and posts, so that it can be undone. Only calls read and write it. */
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
