import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Operators' decisions about rendering a micro-frontend on our servers. Without a record, browsers render it. */
export const RemoteDrawing: CollectionConfig = {
  slug: 'remote-drawing',
  labels: { singular: 'Decision about drawing on servers', plural: 'Drawing on servers' },
  admin: {
    useAsTitle: 'remote',
    defaultColumns: ['remote', 'drawn', 'reason', 'decidedBy', 'updatedAt'],
    group: 'Operations',
    description: 'Which micro-frontends our servers draw. Each decision is kept with its reason.',
    components: { beforeListTable: ['/cms/releases/panel/late#SetServerDrawing'] },
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  fields: [
    { name: 'remote', type: 'text', required: true, unique: true },
    { name: 'drawn', type: 'checkbox', required: true, label: 'Drawn on servers' },
    { name: 'reason', type: 'textarea', required: true },
    { name: 'decidedBy', type: 'text', required: true },
  ],
}
