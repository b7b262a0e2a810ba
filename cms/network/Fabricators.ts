import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { FABRICATOR_STATUSES } from '@framewell/domain/network/networkStatus'
import type { CollectionConfig } from 'payload'
import { companyField } from '../parties/companyField'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** The shops of the production network. Only the network's operations write it, each with its audit record and reason. */
export const Fabricators: CollectionConfig = {
  slug: 'fabricators',
  labels: { singular: 'Fabricator', plural: 'Fabricators' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'weeklyCapacity', 'insuredUntil', 'demo'],
    group: 'Network',
    description: 'Managed in the admin dashboard, where every step asks for its reason.',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'contactName', type: 'text' },
    { name: 'contactEmail', type: 'text' },
    { name: 'address', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        { name: 'latitude', type: 'number', required: true, index: true },
        { name: 'longitude', type: 'number', required: true },
        { name: 'reachMiles', type: 'number', required: true, label: 'Reach, miles' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'weeklyCapacity', type: 'number', required: true, label: 'Capacity, units a week' },
        { name: 'maxMemberFeet', type: 'number', required: true, label: 'Longest member, ft' },
        { name: 'toleranceInches', type: 'number', required: true, label: 'Tolerance, in' },
      ],
    },
    storedDataField({ name: 'webs', required: true }),
    storedDataField({ name: 'mils', required: true }),
    // Empty until the shop sets them: its panels are cut to the default.
    storedDataField({ name: 'panelLimits' }),
    storedDataField({ name: 'rollFormers' }),
    // Counted as orders finish; quality is computed from these, and nobody types them.
    {
      type: 'row',
      fields: [
        { name: 'finishedOrders', type: 'number', required: true, defaultValue: 0 },
        { name: 'onTimeOrders', type: 'number', required: true, defaultValue: 0 },
        { name: 'inspections', type: 'number', required: true, defaultValue: 0 },
        { name: 'passedInspections', type: 'number', required: true, defaultValue: 0 },
        { name: 'disputedOrders', type: 'number', required: true, defaultValue: 0 },
      ],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'active',
      index: true,
      options: optionsOf(FABRICATOR_STATUSES),
      admin: { position: 'sidebar' },
    },
    { name: 'statusReason', type: 'text', admin: { position: 'sidebar' } },
    { name: 'insuredUntil', type: 'text', label: 'Insured until', admin: { position: 'sidebar' } },
    { name: 'lastNoticeDays', type: 'number', admin: { hidden: true } },
    { name: 'isPreferred', type: 'checkbox', defaultValue: false, label: 'Preferred', admin: { position: 'sidebar' } },
    {
      name: 'demo',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: 'Demo data',
      admin: { position: 'sidebar', readOnly: true },
    },
    { ...companyField, admin: { position: 'sidebar', description: 'Whose people sign in for it' } },
    { name: 'application', type: 'text', index: true, admin: { hidden: true } },
  ],
}
