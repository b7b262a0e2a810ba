import { RELEASE_STATUSES } from '@framewell/domain/releases/releaseStatuses'
import type { CollectionConfig } from 'payload'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/**
 * Every release of every micro-frontend. Only the release calls write it: a release itself never changes, and the live one changes together
 * with its audit record.
 */
export const RemoteReleases: CollectionConfig = {
  slug: 'remote-releases',
  labels: { singular: 'Release', plural: 'Releases' },
  admin: {
    useAsTitle: 'version',
    defaultColumns: ['remote', 'version', 'status', 'share', 'promotedAt', 'author', 'notes'],
    group: 'Operations',
    description: 'Releases of the micro-frontends. Open one to make it live, show it to a share of the visitors, or go back to it.',
    components: {
      beforeListTable: ['/cms/releases/panel/MicroFrontendsLink#MicroFrontendsLink'],
      edit: { beforeDocumentControls: ['/cms/releases/panel/late#ReleaseActions'] },
    },
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['remote', 'version'], unique: true }],
  fields: [
    { name: 'remote', type: 'text', required: true, index: true },
    { name: 'version', type: 'text', required: true },
    { name: 'status', type: 'select', required: true, options: [...RELEASE_STATUSES], index: true },
    {
      name: 'share',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: { description: 'Percent of the visitors that get it as a candidate' },
    },
    { name: 'promotedAt', type: 'date', label: 'Made live', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'notes', type: 'textarea' },
    { name: 'commit', type: 'text' },
    { name: 'author', type: 'text' },
    { name: 'shippedBy', type: 'text' },
    { name: 'endedAt', type: 'date', label: 'Ended', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'endedBy', type: 'text' },
    { name: 'endReason', type: 'textarea' },
    { name: 'contract', type: 'number', required: true, admin: { description: 'Major of the shell contract it was built against' } },
    {
      name: 'filesKept',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      admin: { description: 'Files of old releases are removed after a month' },
    },
    // Files with their hashes, shared libraries, routes, widgets.
    storedDataField({ name: 'manifest', required: true }),
  ],
}
