import type { PersonalData } from '../platform/privacy/personalData'

const PERSON = { any: [{ address: 'email' }, { account: 'account_id' }] }

/** Companies stay; the people who acted for them become anonymous and are no longer members. */
export const partiesPersonal: PersonalData = {
  rows: [
    { table: 'party_invitations', area: 'Invitations', whose: { through: 'person_id', of: 'people', whose: PERSON }, ends: 'delete' },
    { table: 'memberships', area: 'Memberships', whose: { through: 'person_id', of: 'people', whose: PERSON }, ends: 'delete' },
    { table: 'people', area: 'Person', whose: PERSON, ends: { name: 'name', email: 'address', account_id: 'audit' } },
  ],
  // The account becomes anonymous.
  acted: { party_invitations: { invited_by_id: 'audit' } },
  none: { companies: ['name'] },
}
