import { z } from 'zod'
import { longDate } from '../../quotes/quoteWords'
import { OPERATORS } from '../audience'
import { defineEvent } from '../defineEvent'
import { partiesAndOperators, projectExample, projectPayload } from './projectPayload'

export const lienNoticeDue = defineEvent({
  name: 'payment-lien-notice-due',
  title: 'A preliminary notice is due',
  feature: 'payments',
  kind: 'warning',
  payload: projectPayload.extend({ dueOn: z.string(), late: z.boolean() }),
  audience: partiesAndOperators,
  values: ({ projectId, title, dueOn, late }) => ({
    projectId,
    title,
    due: late ? `was due on ${longDate(dueOn)}` : `is due on ${longDate(dueOn)}`,
  }),
  words: {
    subject: '{projectId}: preliminary notice',
    text: 'The preliminary notice for {title} {due} and is not recorded as given. Give it to the owner, then record the day with the order’s lien papers.',
    action: { label: 'Open payments', path: '/payments' },
  },
  example: { ...projectExample, dueOn: '2026-12-11', late: false },
})

export const jointCheckEnds = defineEvent({
  name: 'payment-joint-check-ends',
  title: 'A joint-check agreement ends',
  feature: 'payments',
  kind: 'warning',
  payload: projectPayload.extend({ payee: z.string(), endsOn: z.string(), ended: z.boolean() }),
  audience: partiesAndOperators,
  values: ({ projectId, title, payee, endsOn, ended }) => ({
    projectId,
    title,
    payee,
    ends: ended ? `ended on ${longDate(endsOn)}` : `ends on ${longDate(endsOn)}`,
  }),
  words: {
    subject: '{projectId}: joint-check agreement',
    text: 'The joint-check agreement with {payee} for {title} {ends} and is not recorded as released. Record its release or its new last day with the order’s lien papers.',
    action: { label: 'Open payments', path: '/payments' },
  },
  example: { ...projectExample, payee: 'Steel Supply Inc.', endsOn: '2026-12-31', ended: false },
})

export const waiverFormsMissing = defineEvent({
  name: 'payment-waiver-forms-missing',
  title: 'A signed order needs a state’s lien waiver forms',
  feature: 'payments',
  kind: 'warning',
  payload: projectPayload.extend({ forms: z.array(z.string()) }),
  audience: () => [OPERATORS],
  values: ({ projectId, title, forms }) => ({ projectId, title, forms: forms.join('; ') }),
  words: {
    subject: '{projectId}: lien waiver forms missing',
    text: '{title} is signed. The state prescribes lien waiver forms that are not entered. Missing: {forms}. Enter them before the shop records its first phase: none can be accepted and paid without them.',
    action: { label: 'Enter the forms', path: '/cms/collections/waiver-forms' },
  },
  example: { ...projectExample, forms: ['Texas: Conditional waiver and release on progress payment'] },
})

export const lienEvents = [lienNoticeDue, jointCheckEnds, waiverFormsMissing]
