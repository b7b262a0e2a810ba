import { RELEASE_STATUSES } from '@framewell/domain/releases/release'
import { REMOTES } from '@framewell/domain/releases/remotes'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../accounts/access'
import { storedDataField } from '../panel/storedDataField'

/**
 * Every release of every micro-frontend. Written by registerRelease and promoteRelease only: a release itself never changes, and what is
 * live changes together with its audit record.
 */
export const RemoteReleases: CollectionConfig = {
  slug: 'remote-releases',
  labels: { singular: 'Release', plural: 'Releases' },
  admin: {
    useAsTitle: 'version',
    defaultColumns: ['remote', 'version', 'status', 'promotedAt', 'createdAt'],
    group: 'Operations',
    description: 'Releases of the micro-frontends. Open one to make it live, or to go back to it.',
    components: { edit: { beforeDocumentControls: ['/cms/releases/panel/MakeLive#MakeLive'] } },
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['remote', 'version'], unique: true }],
  fields: [
    { name: 'remote', type: 'select', required: true, options: [...REMOTES], index: true },
    { name: 'version', type: 'text', required: true },
    { name: 'status', type: 'select', required: true, options: [...RELEASE_STATUSES], index: true },
    { name: 'promotedAt', type: 'date', label: 'Made live', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'contract', type: 'number', required: true, admin: { description: 'Major of the shell contract it was built against' } },
    { name: 'baseUrl', type: 'text', required: true, admin: { description: 'The folder that holds its files' } },
    // Files with their hashes, shared libraries, routes, widgets.
    storedDataField({ name: 'manifest', required: true }),
  ],
}
