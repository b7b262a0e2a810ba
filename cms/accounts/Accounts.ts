import { ROLE_LABELS, ROLES } from '@framewell/domain/accounts/roles'
import { SESSION_HOURS } from '@framewell/domain/accounts/session'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import type { CollectionConfig } from 'payload'
import { env } from '../env'
import { recheckDeleted, recheckRole } from '../notifications/live/recheckAfterChange'
import { panelSession } from '../panel/serving/panelSession'
import { nobody, panelUsers, superAdminField, superAdmins, superAdminsOrSelf } from '../platform/sessions/access'
import { checkBeforeDeletion, checkBeforeRights } from '../platform/sessions/checkBeforeRights'
import { onlyLivingSessions } from '../platform/sessions/livingSessions'
import { auditAccountChange, auditAccountDeletion } from './auditAccountChange'
import { endFormerMemberships, endMemberships, keepAnswerable } from './endMemberships'
import { guardCredentials, keepCredentials, keepLastSuperAdmin, keepLastSuperAdminAlive, lockAccounts } from './guardAccounts'
import { endUnprovenSessions } from './guardSecuritySettings'
import { panelEndpoints } from './panelEndpoints'
import { refuseOddCredentials } from './refuseOddCredentials'

/** People who sign in, with exactly one of the five roles. */
export const Accounts: CollectionConfig = {
  slug: 'accounts',
  labels: { singular: 'Account', plural: 'Accounts' },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'], group: 'People' },
  auth: {
    tokenExpiration: SESSION_HOURS * 3600,
    strategies: [panelSession],
    // Payload's lock reveals who has an account and lets anybody lock them out; signInThrottle replaces it.
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https:') },
  },
  access: {
    admin: panelUsers,
    create: superAdmins,
    read: superAdminsOrSelf,
    update: superAdminsOrSelf,
    delete: superAdmins,
    unlock: nobody,
    readVersions: nobody,
  },
  endpoints: panelEndpoints,
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [refuseOddCredentials, keepCredentials, lockAccounts],
    beforeValidate: [guardCredentials],
    beforeChange: [checkBeforeRights, keepLastSuperAdmin],
    beforeDelete: [checkBeforeDeletion, keepLastSuperAdminAlive, keepAnswerable, endMemberships],
    afterRead: [onlyLivingSessions],
    afterChange: [auditAccountChange, endUnprovenSessions, endFormerMemberships, recheckRole],
    afterDelete: [auditAccountDeletion, recheckDeleted],
  },
  fields: [
    // Written when the account is created; afterwards only by the link sent to a new one (addresses/).
    { name: 'email', type: 'email', required: true, unique: true, access: { update: () => false } },
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'role',
      type: 'select',
      required: true,
      options: optionsOf(ROLES, ROLE_LABELS),
      saveToJWT: true,
      access: { create: superAdminField, update: superAdminField },
    },
    {
      name: 'addressChange',
      type: 'ui',
      admin: { components: { Field: '/cms/accounts/panel/late#AddressChange' }, disableListColumn: true },
    },
    { name: 'signIns', type: 'ui', admin: { components: { Field: '/cms/accounts/panel/late#SignIns' }, disableListColumn: true } },
  ],
}
