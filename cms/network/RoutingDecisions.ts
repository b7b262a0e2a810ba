import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { TIERS } from '@framewell/domain/credit/tier'
import type { CollectionConfig } from 'payload'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** Every routing with everything that was known: it can be explained and replayed. Never changed. */
export const RoutingDecisions: CollectionConfig = {
  slug: 'routing-decisions',
  labels: { singular: 'Routing decision', plural: 'Routing decisions' },
  admin: {
    useAsTitle: 'projectId',
    defaultColumns: ['decidedAt', 'projectId', 'builderTier', 'units', 'chosenName', 'chosenScore'],
    group: 'Network',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-decidedAt',
  fields: [
    { name: 'projectId', type: 'text', required: true, index: true },
    { name: 'builderTier', type: 'select', required: true, options: [...TIERS] },
    { name: 'latitude', type: 'number', required: true },
    { name: 'longitude', type: 'number', required: true },
    { name: 'units', type: 'number', required: true },
    { name: 'requiredDeliveryBy', type: 'text', required: true },
    { name: 'policyVersion', type: 'number', required: true },
    storedDataField({ name: 'policy', required: true }),
    { name: 'chosen', type: 'text', index: true },
    { name: 'chosenName', type: 'text' },
    { name: 'chosenScore', type: 'number' },
    { name: 'chosenMiles', type: 'number' },
    { name: 'tierBonusApplied', type: 'checkbox' },
    { name: 'explanation', type: 'textarea', required: true },
    storedDataField({ name: 'ranked', required: true }),
    storedDataField({ name: 'unfit', required: true }),
    // What the project required of a shop, and how many shops of a large network were excluded per reason without being stored one by one.
    storedDataField({ name: 'needs' }),
    storedDataField({ name: 'leftOut' }),
    { name: 'candidates', type: 'number', required: true },
    { name: 'decidedAt', type: 'date', required: true, index: true },
  ],
}
