import { PANEL_ROLES, ROLE_LABELS } from '@framewell/domain/accounts/roles'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import type { GlobalConfig } from 'payload'
import { env } from '../env'
import { NOT_ON_DEVICES } from '../panel/keptForms/notOnDevices'
import { superAdmins } from '../platform/sessions/access'
import { afterSecuritySettings, guardSecuritySettings } from './guardSecuritySettings'

/** How staff sign in. */
export const SecuritySettings: GlobalConfig = {
  slug: 'security-settings',
  label: 'Sign-in of staff',
  custom: NOT_ON_DEVICES,
  admin: { group: 'People', hidden: ({ user }) => user?.role !== 'super_admin' },
  access: { read: superAdmins, update: superAdmins },
  hooks: { beforeChange: [guardSecuritySettings], afterChange: [afterSecuritySettings] },
  fields: [
    {
      name: 'secondFactorRequired',
      type: 'checkbox',
      // Until somebody decides otherwise.
      defaultValue: () => env.DEPLOYED,
      label: 'Second factor required for staff',
      admin: {
        description:
          'Super admins, operators and editors without an authenticator app or passkey set one up when they sign in next, and can do nothing else before. Their open sessions end now.',
      },
    },
    {
      name: 'directory',
      type: 'group',
      label: 'Company directory (OpenID Connect)',
      admin: {
        description:
          'Staff of a company with a directory of its own sign in there (authorization code flow with PKCE). The control center, System, Company directory, shows the address that the provider must send people back to, and whether it answers.',
      },
      fields: [
        { name: 'label', type: 'text', maxLength: 60, admin: { description: 'On the button: Sign in with …' } },
        {
          name: 'issuer',
          type: 'text',
          maxLength: 300,
          admin: { description: 'The address of the provider, for example https://login.example.com' },
        },
        { name: 'clientId', type: 'text', maxLength: 200, label: 'Client id' },
        {
          name: 'clientSecret',
          type: 'text',
          virtual: true,
          maxLength: 500,
          label: 'Client secret',
          admin: { description: 'Kept encrypted and shown to nobody again. Left empty, the one that was entered before stays.' },
        },
        {
          name: 'acr',
          type: 'text',
          maxLength: 300,
          label: 'Level of sign-in asked for (acr)',
          admin: {
            description:
              'Values of the provider for a sign-in with a second factor, with blanks between them, for example phr. Who comes back without one of them is not let in. Left empty, nothing is asked: then the directory alone decides how strong a sign-in is.',
          },
        },
        {
          name: 'roles',
          type: 'array',
          maxRows: 50,
          label: 'Roles of groups',
          admin: { description: 'The first row that fits gives the role. Who is in none of these groups may not sign in.' },
          fields: [
            { name: 'group', type: 'text', required: true, maxLength: 200 },
            { name: 'role', type: 'select', required: true, options: optionsOf(PANEL_ROLES, ROLE_LABELS) },
          ],
        },
      ],
    },
  ],
}
