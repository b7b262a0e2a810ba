import { z } from 'zod'
import { CONTACT_TOPICS } from './contactTopics'

export const contactMessageSchema = z.object({
  name: z.string('Enter your name').trim().min(2, 'Enter your name').max(120, 'Use at most 120 characters'),
  email: z
    .string('Enter an address that we can answer to')
    .trim()
    .toLowerCase()
    .max(254, 'Enter an address that we can answer to')
    .check(z.email('Enter an address that we can answer to')),
  topic: z.enum(CONTACT_TOPICS, 'Choose what it is about'),
  message: z.string('Write your message').trim().min(10, 'Write at least a sentence').max(5000, 'Use at most 5,000 characters'),
})
export type ContactMessage = z.output<typeof contactMessageSchema>
