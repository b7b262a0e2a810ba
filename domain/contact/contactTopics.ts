/** Topics of the contact form; without schemas, for the form itself. */
export const CONTACT_TOPICS = ['plan', 'credit', 'order', 'program', 'partner', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]
export const CONTACT_TOPIC_WORDS: Record<ContactTopic, string> = {
  plan: 'A plan, a quote or a bill of materials',
  credit: 'A credit decision',
  order: 'An order or a payment',
  program: 'A program of many homes',
  partner: 'Fabricating or supplying',
  other: 'Something else',
}

/** The form's target, and its page. */
export const CONTACT_FORM_PATH = '/contact/message'
