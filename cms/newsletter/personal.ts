import type { PersonalData } from '../platform/privacy/personalData'

export const newsletterPersonal: PersonalData = {
  rows: [{ table: 'newsletter_subscribers', area: 'Newsletter', whose: { address: 'email' }, ends: 'delete' }],
}
