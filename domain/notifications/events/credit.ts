import { z } from 'zod'
import { ADVERSE_ACTION_WORDS, adverseActionSchema, ECOA_NOTICE } from '../../credit/adverseAction'
import { TIERS } from '../../credit/tier'
import { dollars } from '../../money/usd'
import { addressAudience, contactAudience } from '../audience'
import { defineEvent } from '../defineEvent'

const decision = z.object({
  application: z.string(),
  contactName: z.string(),
  email: z.string(),
  /** The company that claimed the application. */
  company: z.string().nullable(),
  hasMembers: z.boolean().default(true),
  tier: z.enum(TIERS),
  creditLimit: z.number(),
  score: z.number(),
  /** What was refused or reduced, with the reasons; null when nothing was. */
  adverseAction: adverseActionSchema.nullable().default(null),
  /** The creditor's name and address. */
  creditor: z.string().default(''),
})
type Decision = z.output<typeof decision>
/** The private link, for an address; company members find the decision in their account. */
const link = z.object({ link: z.string().optional() })

const whose = ({ contactName, ...decided }: Decision) => contactAudience({ ...decided, name: contactName })
const values = ({
  application,
  company,
  hasMembers,
  tier,
  creditLimit,
  score,
  adverseAction,
  creditor,
  link: path,
}: Decision & z.output<typeof link>) => ({
  application,
  tier,
  creditLimit: dollars(creditLimit),
  score: String(score),
  link: company !== null && hasMembers ? '/account' : (path ?? ''),
  action: adverseAction ? ADVERSE_ACTION_WORDS[adverseAction.kind] : '',
  reasons: adverseAction?.reasons.join('\n') ?? '',
  reasonsLead: adverseAction && adverseAction.reasons.length > 0 ? 'The principal reasons are:' : '',
  creditor: adverseAction ? creditor : '',
  ecoaNotice: adverseAction ? ECOA_NOTICE : '',
  private: path === undefined ? '' : 'Anyone with this link can open your decision',
})

const FACTS = '| Tier | {tier}\n| Credit limit | {creditLimit}\n| Score | {score} of 100\n| Qualification ID | {application}'
/** Omitted entirely when nothing was refused or reduced. */
const ADVERSE = '{action}\n\n{reasonsLead}\n\n- {reasons}\n\n| Creditor | {creditor}\n\n{ecoaNotice}'
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
  adverseAction: { kind: 'lessCredit', reasons: ['Type of project: Renovation (8 of 20 points)'] },
  creditor: 'Framewell, 1 Steel Road, Dayton, OH 45402',
  link: 'https://example.com/terms',
} satisfies z.input<typeof decision> & z.input<typeof link>

/** 'Save Quote': sent to the application's address on request. */
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
    text: `Here is your pre-qualification.\n\n${FACTS}\n\n{summary}\n\n${ADVERSE}\n\n${KEEP}`,
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
    text: `Our credit team reviewed your application and approved it.\n\n${FACTS}\n\n${ADVERSE}\n\n${KEEP}`,
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
    text: `Our credit team reviewed your application and did not approve it. You can apply again at any time.\n\n| Qualification ID | {application}\n\n${ADVERSE}\n\n${KEEP}`,
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
    text: `Our credit team reviewed your application and set your terms.\n\n${FACTS}\n\n${ADVERSE}\n\n${KEEP}`,
    action,
  },
  example,
})

export const creditEvents = [creditDecisionKept, creditApproved, creditDeclined, creditTermsChanged]
