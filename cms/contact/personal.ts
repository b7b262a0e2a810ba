import type { PersonalData } from '../platform/privacy/personalData'

export const contactPersonal: PersonalData = {
  rows: [{ table: 'contact_messages', area: 'Messages to us', whose: { address: 'email' }, ends: 'delete' }],
}
