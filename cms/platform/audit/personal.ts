import { ACTED } from '../privacy/acted'
import type { PersonalData } from '../privacy/personalData'

const WHO = ['actor_email', 'actor_id', 'actor_role', 'address', 'before', 'after']

export const auditPersonal: PersonalData = {
  rows: [
    {
      table: 'audit_records',
      area: 'What they did',
      whose: ACTED,
      ends: { actor_id: 'audit', actor_email: 'audit', actor_role: 'audit', address: 'audit', before: 'audit', after: 'audit' },
      // These hold the changed record's values, which its own feature exports; some belong to other people.
      leaveOut: ['before', 'after'],
    },
    {
      table: 'audit_records',
      area: 'What was done about them',
      only: 'actor_id is distinct from subject_id',
      whose: { any: [{ account: 'subject_id' }, { address: 'subject_id' }] },
      ends: { actor_email: 'audit' },
      leaveOut: WHO,
    },
  ],
}
