import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { ENTERED_LICENSE } from '@framewell/domain/orders/engineering/license'
import type { CollectionConfig } from 'payload'
import { auditHooks } from '../../platform/audit/auditHooks'
import { by, stateField } from '../../platform/fields/enteredFields'
import { nobody, operators } from '../../platform/sessions/access'

const slug = 'engineer-licenses'

/** Licenses of engineers, as operators entered them. A license that ends gets an earlier last day: approvals name it, so none is deleted. */
export const EngineerLicenses: CollectionConfig = {
  slug,
  labels: { singular: 'Engineer license', plural: 'Engineer licenses' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'number', 'state', 'expiresOn', 'person'],
    group: 'Orders',
    description:
      'Who may review orders, for each state. Invite the engineer into an engineering firm first (Invitations); check the license with its state board before you enter it.',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: operators, read: operators, update: operators, delete: nobody },
  hooks: auditHooks(slug),
  indexes: [{ fields: ['state', 'number'], unique: true }],
  fields: [
    {
      name: 'person',
      type: 'relationship',
      relationTo: 'people',
      required: true,
      index: true,
      access: { update: nobody },
      admin: { description: 'A member of an engineering firm, with an account' },
    },
    { name: 'name', type: 'text', required: true, label: 'Name on the license', validate: by(ENTERED_LICENSE.name) },
    {
      type: 'row',
      fields: [
        { name: 'number', type: 'text', required: true, validate: by(ENTERED_LICENSE.number) },
        stateField,
        {
          name: 'expiresOn',
          type: 'text',
          required: true,
          label: 'Valid until',
          validate: by(ENTERED_LICENSE.expiresOn),
          admin: { description: 'The last day, like 2027-12-31' },
        },
      ],
    },
  ],
}
