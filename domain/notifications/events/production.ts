import { z } from 'zod'
import { addressAudience, contactAudience } from '../audience'
import { defineEvent } from '../defineEvent'

const production = z.object({
  production: z.string(),
  number: z.string(),
  planName: z.string(),
  company: z.string().nullable(),
  hasMembers: z.boolean().default(true),
  name: z.string(),
  email: z.string().nullable(),
})
const link = z.object({ link: z.string().optional() })
const example = {
  production: '6f1e',
  number: 'P-2026-00012',
  planName: 'The Storch',
  company: null,
  name: 'Ada',
  email: 'ada@example.com',
  link: 'https://example.com/configurator',
}

export const productionStarted = defineEvent({
  name: 'production-started',
  title: 'Production requested',
  feature: 'production',
  kind: 'success',
  payload: production,
  secrets: link,
  audience: ({ email, name }) => (email === null ? [] : [addressAudience(email, name)]),
  values: ({ number, planName, link: path }) => ({ number, planName, link: path ?? '' }),
  words: {
    subject: 'Production {number} of {planName} was requested',
    text: 'We have your request for production {number} of {planName}. Nothing is made before it becomes an order that you sign.\n\nWhoever has this link can see the production, so keep it to yourself and your team.',
    action: { label: 'Follow it', path: '{link}' },
  },
  example,
  essential: true,
})

export const milestoneCompleted = defineEvent({
  name: 'production-milestone-completed',
  title: 'Milestone of a production completed',
  feature: 'production',
  kind: 'info',
  payload: production.extend({ milestone: z.string(), progressPercent: z.number() }),
  secrets: link,
  audience: contactAudience,
  values: ({ number, planName, milestone, progressPercent, company, hasMembers, link: path }) => ({
    number,
    planName,
    milestone,
    progress: `${progressPercent}%`,
    link: company !== null && hasMembers ? '/account' : (path ?? ''),
  }),
  words: {
    subject: '{number}: {milestone} completed',
    text: '{milestone} of production {number} ({planName}) is completed: {progress} done.',
    action: { label: 'See all milestones', path: '{link}' },
  },
  example: { ...example, milestone: 'Design review', progressPercent: 17 },
})

export const productionEvents = [productionStarted, milestoneCompleted]
