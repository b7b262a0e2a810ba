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

/** Its page while it is a link's, the account once a company that has members claimed it. */
const pageOf = ({ company, hasMembers, link: path }: { company: string | null; hasMembers: boolean; link?: string | undefined }) =>
  company !== null && hasMembers ? '/account' : (path ?? '')

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
    text: 'We have your request for production {number} of {planName}. We confirm or decline it and email you. Nothing is made until you sign an order.\n\nAnyone with this link can see the production, so keep it to yourself and your team.',
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
  values: ({ milestone, progressPercent, ...facts }) => ({
    number: facts.number,
    planName: facts.planName,
    milestone,
    progress: `${progressPercent}%`,
    link: pageOf(facts),
  }),
  words: {
    subject: '{number}: {milestone} completed',
    text: '{milestone} of production {number} ({planName}) is completed: {progress} done.',
    action: { label: 'See all milestones', path: '{link}' },
  },
  example: { ...example, milestone: 'Design review', progressPercent: 17 },
})

export const productionConfirmed = defineEvent({
  name: 'production-confirmed',
  title: 'Production confirmed',
  feature: 'production',
  kind: 'success',
  payload: production,
  secrets: link,
  audience: contactAudience,
  values: (facts) => ({ number: facts.number, planName: facts.planName, link: pageOf(facts) }),
  words: {
    subject: 'Production {number} of {planName} is confirmed',
    text: 'We confirmed your request for production {number} of {planName}. Its milestones have dates now. Nothing is made until you sign an order.',
    action: { label: 'See the milestones', path: '{link}' },
  },
  example,
})

export const productionDeclined = defineEvent({
  name: 'production-declined',
  title: 'Production declined',
  feature: 'production',
  kind: 'warning',
  payload: production.extend({ reason: z.string() }),
  secrets: link,
  audience: contactAudience,
  values: (facts) => ({ number: facts.number, planName: facts.planName, reason: facts.reason, link: pageOf(facts) }),
  words: {
    subject: 'Production {number} of {planName} was declined',
    text: 'We declined your request for production {number} of {planName}: {reason}',
    action: { label: 'Read it on its page', path: '{link}' },
  },
  example: { ...example, reason: 'No shop reaches Maui.' },
})

export const productionEvents = [productionStarted, productionConfirmed, productionDeclined, milestoneCompleted]
