import type { CollectionConfig } from 'payload'
import { editors, nobody } from '../../platform/sessions/access'

/** Editors' comments on a page and its sections. Only calls write them. */
export const ContentComments: CollectionConfig = {
  slug: 'content-comments',
  labels: { singular: 'Comment on a page', plural: 'Comments on pages' },
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['text', 'authorName', 'sectionName', 'createdAt'],
    group: 'Content',
    description: 'Reply to and resolve them on the page itself, on the content screen.',
  },
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    { name: 'document', type: 'text', required: true, index: true },
    { name: 'section', type: 'text' },
    { name: 'sectionName', type: 'text' },
    { name: 'thread', type: 'text', index: true },
    { name: 'text', type: 'textarea' },
    { name: 'author', type: 'relationship', relationTo: 'accounts' },
    { name: 'authorName', type: 'text', required: true },
    { name: 'mentions', type: 'json' },
    { name: 'editedAt', type: 'date' },
    { name: 'removedAt', type: 'date' },
    { name: 'resolvedAt', type: 'date' },
    { name: 'resolvedByName', type: 'text' },
  ],
}
