import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Operators' decisions about a micro-frontend: whose members are its team, and how much script its screens may load. */
export const RemoteTerms: CollectionConfig = {
  slug: 'remote-terms',
  labels: { singular: 'Team and grant', plural: 'Teams and grants' },
  admin: {
    useAsTitle: 'remote',
    defaultColumns: ['remote', 'company', 'scriptKb', 'reason', 'decidedBy', 'updatedAt'],
    group: 'Operations',
    description: 'Who works on each micro-frontend, and how much script its screens may load. Each decision is recorded with its reason.',
    components: { beforeListTable: ['/cms/releases/panel/late#SetRemoteTerms'] },
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  fields: [
    { name: 'remote', type: 'text', required: true, unique: true },
    { name: 'company', type: 'relationship', relationTo: 'companies', label: 'Team', index: true },
    {
      name: 'scriptKb',
      type: 'number',
      label: 'Script of a screen (KB)',
      admin: { description: 'Compressed. Empty for the usual limit' },
    },
    { name: 'reason', type: 'textarea', required: true },
    { name: 'decidedBy', type: 'text', required: true },
  ],
}
