import { z } from 'zod'
import { CONFIRM_WITHIN_DAYS } from '../../newsletter/subscription'
import { addressAudience } from '../audience'
import { defineEvent } from '../defineEvent'

const visitor = z.object({ visitor: z.string(), email: z.string(), zip: z.string(), place: z.string() })
const asker = ({ email }: z.output<typeof visitor>) => [addressAudience(email)]
const example = { visitor: '6f1e', email: 'ada@example.com', zip: '77494', place: 'Katy, TX' }

/** The only mail to an unconfirmed address; it says how to stay out: do nothing. */
export const waitingAsked = defineEvent({
  name: 'waiting-asked',
  title: 'Somebody asked to be told when a shop reaches them',
  feature: 'network',
  kind: 'info',
  payload: visitor,
  secrets: z.object({ link: z.string() }),
  audience: asker,
  values: ({ zip, place, link }) => ({ zip, place, link, days: String(CONFIRM_WITHIN_DAYS) }),
  words: {
    subject: 'Confirm that we may email you about {zip}',
    text: 'Somebody, we hope it was you, asked us to email this address once when a shop reaches {place} {zip}. Confirm within {days} days.\n\nIf it wasn’t you, ignore this email: unless you confirm, we send nothing more.',
    action: { label: 'Confirm', path: '{link}' },
  },
  example: { ...example, link: 'https://example.com/waiting-list/confirm' },
  essential: true,
})

export const waitingReached = defineEvent({
  name: 'waiting-reached',
  title: 'A shop reaches a waiting visitor',
  feature: 'network',
  kind: 'success',
  payload: visitor,
  audience: asker,
  values: ({ zip, place }) => ({ zip, place }),
  words: {
    subject: 'A shop now reaches {zip}',
    text: 'You asked us to tell you: a shop in our network now reaches {place} {zip}. Configure a home to see its price and earliest delivery.\n\nThis is the only email you get about it.',
    action: { label: 'See home plans', path: '/home-plans' },
  },
  example,
  essential: true,
})

export const waitingEvents = [waitingAsked, waitingReached]
