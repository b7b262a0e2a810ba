import type { CollectionConfig } from 'payload'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** Published versions of the kit with which teams build micro-frontends. A version never changes; only `publishKitVersion` writes it. */
export const KitVersions: CollectionConfig = {
  slug: 'kit-versions',
  labels: { singular: 'Kit version', plural: 'Kit versions' },
  admin: {
    useAsTitle: 'version',
    defaultColumns: ['version', 'contract', 'createdAt'],
    group: 'Operations',
    description: 'The packages that teams of micro-frontends install from this site. The product publishes a new version when it starts.',
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    { name: 'version', type: 'text', required: true, unique: true },
    { name: 'contract', type: 'number', required: true, admin: { description: 'Major of the shell contract' } },
    { name: 'sources', type: 'text', required: true },
    storedDataField({ name: 'changes', required: true }),
    storedDataField({ name: 'files', required: true }),
  ],
}
