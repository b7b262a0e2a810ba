import { z } from 'zod'
import { CONTACT_TOPIC_WORDS, CONTACT_TOPICS } from '../../contact/contactTopics'
import { addressAudience } from '../audience'
import { defineEvent } from '../defineEvent'

/** Sent to the site settings' contact address; a person answers the sender. */
export const contactMessageReceived = defineEvent({
  name: 'contact-message-received',
  title: 'Visitor used the contact form',
  feature: 'contact',
  kind: 'info',
  payload: z.object({
    to: z.string(),
    message: z.string(),
    name: z.string(),
    email: z.string(),
    topic: z.enum(CONTACT_TOPICS),
    text: z.string(),
  }),
  audience: ({ to }) => [addressAudience(to)],
  values: ({ name, email, topic, text }) => ({ name, email, topic: CONTACT_TOPIC_WORDS[topic], text }),
  words: {
    subject: 'Contact form: {topic}',
    text: '{name} ({email}) wrote:\n\n{text}\n\nAnswer to {email}.',
    notice: '{name} ({email}) wrote by the contact form.',
    action: { label: 'Open the contact page', path: '/contact' },
  },
  example: {
    to: 'hello@example.com',
    message: '6f1e',
    name: 'Ada Builder',
    email: 'ada@example.com',
    topic: 'plan',
    text: 'Can you frame a plan of our own, 1,200 sq ft on one floor?',
  },
  essential: true,
})

export const contactEvents = [contactMessageReceived]
