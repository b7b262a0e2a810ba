import { z } from 'zod'
import { dollars } from '../../money/usd'
import { accountAudience, addressAudience } from '../audience'
import { defineEvent } from '../defineEvent'
import { VERIFY_WITHIN_HOURS } from '../settingsCalls'

export const addressToVerify = defineEvent({
  name: 'notification-address-to-verify',
  title: 'Another address for notifications',
  feature: 'notifications',
  kind: 'info',
  payload: z.object({ account: z.string(), name: z.string(), email: z.string() }),
  secrets: z.object({ link: z.string() }),
  audience: ({ email, name }) => [addressAudience(email, name)],
  values: ({ link }) => ({ link, hours: String(VERIFY_WITHIN_HOURS) }),
  words: {
    subject: 'Verify your address for notifications',
    text: 'You asked for your notifications to come to this address. Verify it within {hours} hours.\n\nIf it wasn’t you, ignore this email: nothing more comes to this address.',
    action: { label: 'Verify this address', path: '{link}' },
  },
  example: { account: '6f1e', name: 'Ada', email: 'ada@example.com', link: 'https://example.com/notification-settings' },
  essential: true,
})

const project = z.object({ email: z.string(), project: z.string(), by: z.string() })
const TEST = 'This is a test of the notifications, sent by {by}. Nothing happened.'
const example = { email: 'ada@example.com', project: 'TEST-001', by: 'ops@example.com' }

export const testQuote = defineEvent({
  name: 'test-quote',
  title: 'Test: quote',
  feature: 'notifications',
  kind: 'info',
  payload: project.extend({ amount: z.number() }),
  audience: ({ email }) => [addressAudience(email)],
  values: ({ project: id, amount, by }) => ({ project: id, amount: dollars(amount), by }),
  words: {
    subject: 'Your quote for project {project}: {amount}',
    text: `The quote for your project is ready.\n\n| Project | {project}\n| Quote | {amount}\n\n${TEST}`,
    action: { label: 'Notification settings', path: '/notification-settings' },
  },
  example: { ...example, amount: 285_000 },
  essential: true,
})

export const testUpdate = defineEvent({
  name: 'test-update',
  title: 'Test: project update',
  feature: 'notifications',
  kind: 'success',
  payload: project.extend({ milestone: z.string() }),
  audience: ({ email }) => [addressAudience(email)],
  values: ({ project: id, milestone, by }) => ({ project: id, milestone, by }),
  words: {
    subject: 'Project {project}: {milestone}',
    text: `Your project has reached a milestone.\n\n| Project | {project}\n| Milestone | {milestone}\n\n${TEST}`,
    action: { label: 'Notification settings', path: '/notification-settings' },
  },
  example: { ...example, milestone: 'Fabrication started' },
  essential: true,
})

/** The mail of a person's daily or weekly notices. Never raised itself; the collected notices were. */
export const digestDue = defineEvent({
  name: 'notification-digest',
  title: 'Digest of notices',
  feature: 'notifications',
  kind: 'info',
  payload: z.object({ account: z.string(), count: z.number(), items: z.array(z.string()) }),
  audience: ({ account }) => [accountAudience(account)],
  values: ({ count, items }) => ({ count: count === 1 ? '1 notice' : `${count} notices`, items: items.join('\n') }),
  words: {
    subject: 'What’s new: {count}',
    text: 'Since your last digest:\n\n- {items}',
    action: { label: 'See all notices', path: '/notification-settings#notices' },
  },
  example: { account: '6f1e', count: 2, items: ['Order FW-2026-00012 is in fabrication', 'Your invoice is paid'] },
  channels: ['mail'],
})

export const notificationEvents = [addressToVerify, testQuote, testUpdate, digestDue]
