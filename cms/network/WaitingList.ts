import { WAITING_STATUSES } from '@framewell/domain/network/waitingCalls'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'
import { auditWaitingErasure } from './auditWaitingErasure'

/** Visitors whose ZIP code no shop reaches yet. Only its calls write it; an operator may erase somebody on request. */
export const WaitingList: CollectionConfig = {
  slug: 'waiting-list',
  labels: { singular: 'Waiting visitor', plural: 'Waiting list' },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['zip', 'email', 'status', 'requestedAt', 'toldAt'],
    listSearchableFields: ['zip', 'email'],
    group: 'Production network',
    description: 'Visitors we email once a shop reaches their ZIP code. Only those who confirmed are mailed.',
  },
  access: { create: nobody, read: operators, update: nobody, delete: operators },
  defaultSort: '-requestedAt',
  indexes: [{ fields: ['email', 'zip'], unique: true }],
  hooks: { afterDelete: [auditWaitingErasure] },
  fields: [
    { name: 'zip', type: 'text', required: true, label: 'ZIP code', index: true },
    { name: 'email', type: 'email', required: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      options: WAITING_STATUSES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
    },
    { name: 'consent', type: 'text', required: true, admin: { description: 'What the visitor agreed to.' } },
    { name: 'requestedAt', type: 'date', required: true, index: true },
    { name: 'mailedAt', type: 'date', admin: { description: 'The last confirmation mail.' } },
    { name: 'confirmedAt', type: 'date' },
    { name: 'toldAt', type: 'date' },
  ],
}
