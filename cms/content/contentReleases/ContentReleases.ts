import { CONTENT_RELEASE_STATES } from '@framewell/domain/content/contentReleases'
import type { CollectionConfig } from 'payload'
import { editors, nobody } from '../../platform/sessions/access'

/** Changed pages and posts that go live together. Only calls write them. */
export const ContentReleases: CollectionConfig = {
  slug: 'content-releases',
  labels: { singular: 'Release of pages', plural: 'Releases of pages' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'dueAt', 'publishedAt'],
    group: 'Content',
    description: 'Pages and posts that go live together. Collect, publish and undo them on the content screen.',
  },
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-updatedAt',
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: CONTENT_RELEASE_STATES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
    },
    { name: 'documents', type: 'json', required: true },
    { name: 'dueAt', type: 'date', label: 'Goes live', index: true },
    { name: 'scheduledBy', type: 'relationship', relationTo: 'accounts' },
    { name: 'publishedAt', type: 'date' },
    { name: 'undo', type: 'text', admin: { hidden: true } },
  ],
}
