import { ROLE_LABELS, ROLES } from '@framewell/domain/accounts/roles'
import { LOCK_MINUTES, MAX_SIGN_IN_ATTEMPTS, MIN_PASSWORD_LENGTH, SESSION_HOURS } from '@framewell/domain/accounts/session'
import { APIError, type CollectionConfig } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import { env } from '../env'
import { nobody, panelUsers, superAdminField, superAdmins, superAdminsOrSelf } from './access'
import { auditAccountChange } from './auditAccountChange'
import { auditFailedSignIn } from './auditFailedSignIn'
import { refuseOddCredentials } from './refuseOddCredentials'

/** People who sign in, with exactly one of the five roles. */
export const Accounts: CollectionConfig = {
  slug: 'accounts',
  labels: { singular: 'Account', plural: 'Accounts' },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'], group: 'People' },
  auth: {
    tokenExpiration: SESSION_HOURS * 3600,
    maxLoginAttempts: MAX_SIGN_IN_ATTEMPTS,
    lockTime: LOCK_MINUTES * 60 * 1000,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https:') },
  },
  access: {
    admin: panelUsers,
    create: superAdmins,
    read: superAdminsOrSelf,
    update: superAdminsOrSelf,
    delete: superAdmins,
    unlock: superAdmins,
    readVersions: nobody,
  },
  hooks: {
    beforeOperation: [refuseOddCredentials],
    beforeValidate: [refuseShortPassword],
    afterChange: [auditAccountChange],
    afterLogin: [({ req, user }) => recordAudit(req, { action: 'sign-in', subjectType: 'accounts', subjectId: user.id, actor: user })],
    afterError: [auditFailedSignIn],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'role',
      type: 'select',
      required: true,
      options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
      saveToJWT: true,
      access: { create: superAdminField, update: superAdminField },
    },
  ],
}

function refuseShortPassword({ data }: { data?: Record<string, unknown> }) {
  if (typeof data?.password === 'string' && data.password.length < MIN_PASSWORD_LENGTH) {
    throw new APIError(`Use a password of at least ${MIN_PASSWORD_LENGTH} characters.`, 400, undefined, true)
  }
  return data
}
