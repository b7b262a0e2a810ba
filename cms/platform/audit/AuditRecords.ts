import type { CollectionConfig } from 'payload'
import { storedDataField } from '../fields/storedDataField'
import { nobody, operators } from '../sessions/access'

/** Who did what, when, and why. Only the server writes records; no API changes or deletes one. */
export const AuditRecords: CollectionConfig = {
  slug: 'audit-records',
  labels: { singular: 'Audit record', plural: 'Audit trail' },
  admin: {
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'actorEmail', 'action', 'subjectType', 'subjectId', 'reason'],
    group: 'Operations',
    description: 'Written by the system with every decision and change. Nothing here can be edited or deleted.',
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    { name: 'action', type: 'text', required: true, index: true },
    { name: 'subjectType', type: 'text', required: true },
    { name: 'subjectId', type: 'text', required: true, index: true },
    // Text, not a relation: the record stays true after the account is gone.
    { name: 'actorId', type: 'text' },
    { name: 'actorEmail', type: 'text', required: true },
    { name: 'actorRole', type: 'text' },
    { name: 'address', type: 'text', admin: { description: 'The address the request came from' } },
    { name: 'requestId', type: 'text' },
    { name: 'reason', type: 'textarea' },
    storedDataField({ name: 'before' }),
    storedDataField({ name: 'after' }),
  ],
}
