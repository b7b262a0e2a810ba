import type { PersonalData } from '../platform/privacy/personalData'

/** A development is its company's business. The account that started or signed it is anonymized. */
export const developmentsPersonal: PersonalData = {
  rows: [
    {
      table: 'developments',
      area: 'Developments',
      whose: { account: 'created_by_id' },
      ends: { created_by_id: 'contract', signature: 'contract', lots: 'contract' },
    },
  ],
  none: { developments: ['name', 'quoted_layouts'] },
}
