import type { PersonalData } from '../platform/privacy/personalData'

export const keysPersonal: PersonalData = {
  rows: [
    {
      table: 'api_keys',
      area: 'API keys',
      whose: { account: 'account_id' },
      ends: { account_id: 'audit', name: 'audit', revoked_at: 'end' },
    },
  ],
  none: { api_keys: ['scopes'] },
}
