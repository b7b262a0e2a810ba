import type { PersonalData } from '../platform/privacy/personalData'

export const webhooksPersonal: PersonalData = {
  rows: [],
  none: { webhook_deliveries: ['message', 'attempts'], webhook_endpoints: ['name', 'events'] },
}
