import type { PersonalData } from '../platform/privacy/personalData'

export const productionPersonal: PersonalData = {
  rows: [
    {
      table: 'plan_productions',
      area: 'Productions',
      whose: { address: 'contact_email' },
      ends: { contact_name: 'name', contact_email: 'address', choices: 'contract' },
    },
  ],
  none: { plan_productions: ['plan_name', 'decline_reason', 'lines', 'milestones'] },
}
