import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

type MoneyCollection = Pick<CollectionConfig, 'slug' | 'labels' | 'fields' | 'indexes'> & {
  readonly useAsTitle: string
  readonly columns: readonly string[]
}

/** A collection that only payment operations write; operators read it in the panel. */
export const moneyCollection = ({ useAsTitle, columns, ...collection }: MoneyCollection): CollectionConfig => ({
  ...collection,
  admin: {
    useAsTitle,
    defaultColumns: [...columns],
    group: 'Payments',
    description: 'Written by the steps of payments, each with its audit record, never here.',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
})
