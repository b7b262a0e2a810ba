import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { centsSchema } from '../money/centsSchema'
import { BUILDERS, PARTNERS } from '../parties/company'

/** What waits for a builder, a shop or an engineer. Each kind is read from the records that open and close it. */
export const OWN_TASK_KINDS = {
  signOrder: { label: 'Sign the order form', action: 'Read and sign' },
  payInvoice: { label: 'Pay an invoice', action: 'See how to pay' },
  signChange: { label: 'Sign a change order', action: 'Read and sign' },
  acceptPhase: { label: 'Accept finished work', action: 'Accept and release' },
  acceptOrder: { label: 'Accept or decline an order', action: 'Open the order' },
  signWaiver: { label: 'Sign a lien waiver to be paid', action: 'Sign the waiver' },
  lateWork: { label: 'Late order', action: 'Record what is done' },
  expectedLate: { label: 'Order expected too late', action: 'Open the order' },
  priceList: { label: 'Price list missing', action: 'Propose a price list' },
  insurance: { label: 'Insurance ends', action: 'Add the new certificate' },
  answerQuestion: { label: 'Answer an engineer’s question', action: 'Read and answer' },
  reviewOrder: { label: 'Engineering review', action: 'Open the review' },
  bankAccount: { label: 'Bank account missing', action: 'Enter a bank account' },
  w9: { label: 'W-9 missing', action: 'Sign the W-9' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly action: string }>>
export type OwnTaskKind = keyof typeof OWN_TASK_KINDS
export const OWN_TASK_KIND_NAMES = Object.keys(OWN_TASK_KINDS).filter((name): name is OwnTaskKind => name in OWN_TASK_KINDS)

/** Most tasks of one answer. */
export const MOST_OWN_TASKS = 100

export const ownTaskSchema = z.object({
  /** Unique in the list; the kind and the record's id. */
  id: z.string(),
  kind: z.enum(OWN_TASK_KIND_NAMES),
  name: z.string(),
  detail: z.string(),
  /** The deadline, ISO; null where there is none. */
  due: z.string().nullable(),
  late: z.boolean(),
  /** What is to be paid or received; null where it is not about money. */
  moneyCents: centsSchema.nullable(),
  /** Where it is done. */
  href: z.string(),
})
export type OwnTask = z.infer<typeof ownTaskSchema>

export const listOwnTasks = defineCall({
  feature: 'tasks',
  access: [...BUILDERS, ...PARTNERS],
  name: 'listOwnTasks',
  method: 'GET',
  path: '/api/tasks',
  keys: 'read',
  summary: 'What waits for the signed-in person and their companies, the nearest deadline first',
  input: z.object({}),
  output: z.object({ tasks: z.array(ownTaskSchema), total: z.number().int() }),
})
