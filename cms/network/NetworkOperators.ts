import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { OPERATOR_STATUSES } from '@framewell/domain/network/networkStatus'
import type { CollectionConfig } from 'payload'
import { operators } from '../accounts/access'
import { auditOperatorChange } from './auditOperatorChange'

/** The fabricators of the production network, with the capacity and quality that routing and the configurators' panel read. */
export const NetworkOperators: CollectionConfig = {
  slug: 'network-operators',
  labels: { singular: 'Network operator', plural: 'Network operators' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'currentLoad', 'weeklyCapacity', 'qualityScore', 'demo'],
    group: 'Network',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: operators, read: operators, update: operators, delete: operators },
  defaultSort: 'name',
  hooks: { afterChange: [auditOperatorChange] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 160 },
    { name: 'address', type: 'text', required: true, maxLength: 300 },
    {
      type: 'row',
      fields: [
        { name: 'latitude', type: 'number', required: true, min: -90, max: 90 },
        { name: 'longitude', type: 'number', required: true, min: -180, max: 180 },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'weeklyCapacity', type: 'number', required: true, min: 0, max: 10_000, label: 'Capacity, units a week' },
        { name: 'currentLoad', type: 'number', required: true, min: 0, max: 10_000, defaultValue: 0, label: 'Load, units a week' },
        { name: 'qualityScore', type: 'number', required: true, min: 0, max: 1, label: 'Quality, 0 to 1' },
      ],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'active',
      index: true,
      options: OPERATOR_STATUSES.map((value) => ({ value, label: value })),
      admin: { position: 'sidebar' },
    },
    { name: 'isPreferred', type: 'checkbox', defaultValue: false, label: 'Preferred', admin: { position: 'sidebar' } },
    { name: 'demo', type: 'checkbox', defaultValue: false, label: 'Demo data', admin: { position: 'sidebar', readOnly: true } },
  ],
}
