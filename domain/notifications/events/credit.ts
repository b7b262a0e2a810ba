import { z } from 'zod'
import { TIERS } from '../../credit/tier'
import { dollars } from '../../money/usd'
import { addressAudience, contactAudience } from '../audience'
import { defineEvent } from '../defineEvent'

const decision = z.object({
  application: z.string(),
  contactName: z.string(),
  email: z.string(),
  /** Whose application it is, once somebody has claimed it. */
  company: z.string().nullable(),
  hasMembers: z.boolean().default(true),
  tier: z.enum(TIERS),
  creditLimit: z.number(),
  score: z.number(),
})
type Decision = z.output<typeof decision>
/** The private link, for an address; members of a company find the decision in their account. */
const link = z.object({ link: z.string().optional() })

const whose = ({ contactName, ...decided }: Decision) => contactAudience({ ...decided, name: contactName })
const values = ({ application, company, hasMembers, tier, creditLimit, score, link: path }: Decision & z.output<typeof link>) => ({
  application,
  tier,
  creditLimit: dollars(creditLimit),
  score: String(score),
  link: company !== null && hasMembers ? '/account' : (path ?? ''),
  private: path === undefined ? '' : 'Whoever has this link can open your decision',
})

const FACTS = '| Tier | {tier}\n| Credit limit | {creditLimit}\n| Score | {score} of 100\n| Qualification ID | {application}'
const KEEP = '{private}, so keep it to yourself.'
const action = { label: 'See your terms', path: '{link}' }
const example = {
  application: '6f1e…',
  contactName: 'Ada',
  email: 'ada@example.com',
  company: null,
  tier: 'Standard',
  creditLimit: 75_000,
  score: 68,
  link: 'https://example.com/terms',
} as const

/** 'Save Quote': for whoever asked for it, at the address the application was made with. */
export const creditDecisionKept = defineEvent({
  name: 'credit-decision-kept',
  title: 'Applicant asked for their decision',
  feature: 'credit',
  kind: 'info',
  payload: decision.extend({ summary: z.string() }),
  secrets: link,
  audience: ({ email, contactName }) => [addressAudience(email, contactName)],
  values: (payload) => ({ ...values({ ...payload, company: null }), summary: payload.summary }),
  words: {
    subject: 'Your credit decision: {tier}',
    text: `You asked us to keep your pre-qualification for you.\n\n${FACTS}\n\n{summary}\n\n${KEEP}`,
    action,
  },
  example: { ...example, summary: 'Your budget and experience speak for you.' },
  essential: true,
})

export const creditApproved = defineEvent({
  name: 'credit-approved',
  title: 'Credit application approved',
  feature: 'credit',
  kind: 'success',
  payload: decision,
  secrets: link,
  audience: whose,
  values,
  words: {
    subject: 'Your credit application is approved',
    text: `Our credit team reviewed your application and approved it.\n\n${FACTS}\n\n${KEEP}`,
    action,
  },
  example,
})

export const creditDeclined = defineEvent({
  name: 'credit-declined',
  title: 'Credit application not approved',
  feature: 'credit',
  kind: 'warning',
  payload: decision,
  secrets: link,
  audience: whose,
  values,
  words: {
    subject: 'Your credit application was not approved',
    text: `Our credit team reviewed your application and did not approve it. You can apply again at any time.\n\n| Qualification ID | {application}\n\n${KEEP}`,
    action,
  },
  example,
})

export const creditTermsChanged = defineEvent({
  name: 'credit-terms-changed',
  title: 'Credit terms set by the credit team',
  feature: 'credit',
  kind: 'info',
  payload: decision,
  secrets: link,
  audience: whose,
  values,
  words: {
    subject: 'Your credit terms have changed',
    text: `Our credit team reviewed your application and set your terms.\n\n${FACTS}\n\n${KEEP}`,
    action,
  },
  example,
})

export const creditEvents = [creditDecisionKept, creditApproved, creditDeclined, creditTermsChanged]
