import type { PersonalData } from '../platform/privacy/personalData'

const OWN = { account: 'account_id' }

/** The account's row stays, without anything about the person and without a way in: orders, messages and the audit trail name its ID. */
export const accountsPersonal: PersonalData = {
  rows: [
    { table: 'session_details', area: 'Where they are signed in', whose: OWN, ends: 'delete' },
    { table: 'accounts_sessions', area: 'Where they are signed in', whose: { account: '_parent_id' }, ends: 'delete' },
    { table: 'totp_factors', area: 'Second factors', whose: OWN, ends: 'delete' },
    { table: 'passkeys', area: 'Second factors', whose: OWN, ends: 'delete', leaveOut: ['public_key'] },
    { table: 'recovery_codes', area: 'Second factors', whose: OWN, ends: 'delete' },
    { table: 'sign_in_tickets', area: 'Sign-ins under way', whose: OWN, ends: 'delete', leaveOut: ['data'] },
    { table: 'proved_addresses', area: 'Addresses', whose: OWN, ends: 'delete' },
    { table: 'address_changes', area: 'Addresses', whose: OWN, ends: 'delete' },
    { table: 'directory_accounts', area: 'Company directory', whose: OWN, ends: 'delete' },
    { table: 'directory_requests', area: 'Company directory', whose: { any: [OWN, { address: 'email' }] }, ends: 'delete' },
    {
      table: 'payload_preferences',
      area: 'Settings of the panel',
      whose: { through: 'id', of: 'payload_preferences_rels', key: 'parent_id', whose: { account: 'accounts_id' } },
      ends: 'delete',
    },
    {
      table: 'payload_locked_documents',
      area: 'Settings of the panel',
      whose: {
        through: 'id',
        of: 'payload_locked_documents_rels',
        key: 'parent_id',
        only: "path = 'user'",
        whose: { account: 'accounts_id' },
      },
      ends: 'delete',
    },
    {
      table: 'accounts',
      area: 'Account',
      whose: { account: 'id' },
      ends: {
        name: 'name',
        email: 'address',
        // The role with the fewest rights.
        role: { becomes: 'builder' },
        hash: 'erase',
        salt: 'erase',
        reset_password_token: 'erase',
        reset_password_expiration: 'erase',
      },
    },
  ],
  none: {
    payload_preferences_rels: ['accounts_id'],
    payload_locked_documents_rels: ['accounts_id', 'people_id'],
    payload_jobs: ['input', 'error'],
    payload_jobs_log: ['input', 'output', 'error'],
    payload_kv: ['data'],
    payload_migrations: ['name'],
    security_settings_directory_roles: ['group'],
  },
}
