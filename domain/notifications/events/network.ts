import { z } from 'zod'
import { longDate } from '../../quotes/quoteWords'
import { addressAudience, companyAudience, contactAudience } from '../audience'
import { defineEvent } from '../defineEvent'

const application = z.object({ application: z.string(), number: z.string(), name: z.string(), email: z.string() })
const applicant = ({ email, name }: { email: string; name: string }) => [addressAudience(email, name)]
/** Empty after the product's secret was changed: then only earlier mails contain it. */
const link = z.object({ link: z.string().optional() })
const applied = {
  application: '6f1e',
  number: 'N-2026-00042',
  name: 'Ada',
  email: 'ada@example.com',
  link: 'https://example.com/application',
}

export const networkApplied = defineEvent({
  name: 'network-applied',
  title: 'Application to the network arrived',
  feature: 'network',
  kind: 'success',
  payload: application.extend({ answeredWithin: z.string() }),
  secrets: link,
  audience: applicant,
  values: ({ number, answeredWithin, link: path }) => ({ number, answeredWithin, link: path ?? '' }),
  words: {
    subject: 'Application {number} has arrived',
    text: 'Your application {number} to the production network has arrived. We answer within {answeredWithin}.\n\nFollow it, answer questions and add documents on its page. Anyone with this link can see the application, so keep it to yourself and your team.',
    action: { label: 'Open the application', path: '{link}' },
  },
  example: { ...applied, answeredWithin: '24 hours' },
  essential: true,
})

export const networkQuestion = defineEvent({
  name: 'network-question',
  title: 'Question to an applicant of the network',
  feature: 'network',
  kind: 'warning',
  payload: application.extend({ question: z.string() }),
  secrets: link,
  audience: applicant,
  values: ({ number, question, link: path }) => ({
    number,
    question,
    link: path ?? '',
    elsewhere: path === undefined ? 'Answer it on the page of your application, whose address we sent before.' : '',
  }),
  words: {
    subject: 'A question about application {number}',
    text: 'We have a question about application {number}:\n\n{question}\n\n{elsewhere}',
    notice: '{question}',
    action: { label: 'Answer it', path: '{link}' },
  },
  example: { ...applied, question: 'Until when is your workshop insured?' },
  essential: true,
})

const decided = application.extend({ companyName: z.string(), reason: z.string() })
const decidedExample = { ...applied, companyName: 'Gulf Steel', reason: 'All documents are in order.' }

export const networkApproved = defineEvent({
  name: 'network-approved',
  title: 'Application to the network approved',
  feature: 'network',
  kind: 'success',
  payload: decided,
  audience: applicant,
  values: ({ number, companyName, reason }) => ({ number, companyName, reason }),
  words: {
    subject: 'Application {number} is approved',
    text: 'Application {number} is approved. Welcome to the network. A second email invites you to sign in for {companyName}.\n\n{reason}',
  },
  example: decidedExample,
  essential: true,
})

export const networkDeclined = defineEvent({
  name: 'network-declined',
  title: 'Application to the network not approved',
  feature: 'network',
  kind: 'warning',
  payload: decided,
  audience: applicant,
  values: ({ number, reason }) => ({ number, reason }),
  words: { subject: 'Application {number} was not approved', text: 'Application {number} was not approved.\n\n{reason}' },
  example: decidedExample,
  essential: true,
})

const shop = z.object({
  fabricator: z.string(),
  shopName: z.string(),
  /** Events of earlier versions went to the address alone. */
  company: z.string().nullable().default(null),
  hasMembers: z.boolean().default(false),
  /** Of its application. */
  name: z.string(),
  email: z.string().nullable(),
})
const shopExample = { fabricator: '6f1e', shopName: 'Gulf Steel', company: '7a20', hasMembers: true, name: 'Ada', email: 'ada@example.com' }

export const shopStatusChanged = defineEvent({
  name: 'shop-status-changed',
  title: 'Status of a shop changed',
  feature: 'network',
  kind: 'warning',
  payload: shop.extend({ status: z.string(), reason: z.string() }),
  audience: contactAudience,
  values: ({ shopName, status, reason }) => ({ shopName, status, reason }),
  words: {
    subject: '{shopName} is now {status} in the network',
    text: 'Your shop is now {status} in the production network.\n\n{reason}',
    action: { label: 'Open your shop', path: '/shop' },
  },
  example: { ...shopExample, status: 'paused', reason: 'The yard moves.' },
  essential: true,
})

const insurance = shop.extend({ insuredUntil: z.string() })
const UPLOAD = "Upload it among your shop's documents, or on the page of your application, whose address we sent when you applied."
const papers = { label: "Open your shop's documents", path: '/shop?tab=documents' }

export const insuranceEnding = defineEvent({
  name: 'insurance-ending',
  title: 'Insurance of a shop ends soon',
  feature: 'network',
  kind: 'warning',
  payload: insurance.extend({ daysLeft: z.number() }),
  audience: contactAudience,
  values: ({ shopName, insuredUntil, daysLeft }) => ({ shopName, insuredUntil: longDate(insuredUntil), daysLeft: String(daysLeft) }),
  words: {
    subject: '{shopName}: insurance ends in {daysLeft} days',
    text: `The insurance certificate of {shopName} ends on {insuredUntil}, in {daysLeft} days. Send the new one before then, or the shop is paused.\n\n${UPLOAD}`,
    action: papers,
  },
  example: { ...shopExample, insuredUntil: '2026-12-22', daysLeft: 30 },
  essential: true,
})

export const insuranceEnded = defineEvent({
  name: 'insurance-ended',
  title: 'Shop paused: its insurance has ended',
  feature: 'network',
  kind: 'error',
  payload: insurance,
  audience: contactAudience,
  values: ({ shopName, insuredUntil }) => ({ shopName, insuredUntil: longDate(insuredUntil) }),
  words: {
    subject: '{shopName} is paused: insurance has ended',
    text: `The insurance certificate of {shopName} ended on {insuredUntil}. The shop is paused: no work is routed to it until a valid certificate is accepted.\n\n${UPLOAD}`,
    action: papers,
  },
  example: { ...shopExample, insuredUntil: '2026-11-22' },
  essential: true,
})

export const shopPriceDecided = defineEvent({
  name: 'shop-price-decided',
  title: 'Price of a shop decided',
  feature: 'network',
  kind: 'success',
  payload: z.object({
    company: z.string(),
    /** The order that a quote is for; null for a price list. */
    order: z.string().nullable(),
    from: z.string().nullable(),
    approved: z.boolean(),
    reason: z.string(),
  }),
  audience: ({ company }) => [companyAudience(company)],
  values: ({ order, from, approved, reason }) => ({
    subject: order === null ? `Price list from ${from === null ? 'today' : longDate(from)}` : `Quote for ${order}`,
    decision: approved ? 'approved' : 'declined',
    effect:
      order === null
        ? approved
          ? 'Orders you accept from that day on are paid by it.'
          : 'Your orders are paid as before.'
        : approved
          ? 'Accept the order to be paid this price.'
          : 'You can still accept the order at the price it had before.',
    reason,
  }),
  words: {
    subject: '{subject}: {decision}',
    text: '{subject} was {decision}. {effect}\n\n{reason}',
    action: { label: 'Open your prices', path: '/shop?tab=prices' },
  },
  example: { company: '6f1e', order: 'FW-2026-00042', from: null, approved: true, reason: 'As agreed by phone.' },
})

export const networkEvents = [
  networkApplied,
  networkQuestion,
  networkApproved,
  networkDeclined,
  shopStatusChanged,
  insuranceEnding,
  insuranceEnded,
  shopPriceDecided,
]
