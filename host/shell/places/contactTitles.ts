import type { ContactView } from '../view'

/** The page's heading at each step. */
export const CONTACT_TITLES: Readonly<Record<ContactView['step'], string>> = {
  form: 'Write to us',
  sent: 'Your message is with us',
  failed: 'Your message was not sent',
}
