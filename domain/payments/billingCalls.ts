import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { fileAnswerSchema } from '../http/fileAnswer'
import { listInput, listOutput } from '../lists/listInput'
import { centsSchema } from '../money/centsSchema'
import { BUILDERS, PARTNERS } from '../parties/company'
import { authorityInput, notYourName } from '../parties/signer'
import { houseAccountSchema } from './houseAccount'
import { AGING_BUCKETS, INVOICE_STATUSES } from './invoices'
import { money, projectIdSchema } from './moneyAccess'
import { PHASE_ERRORS } from './phaseCalls'
import { projectInvoiceSchema, waiverSchema } from './projectCalls'
import { WAIVER_CONDITIONS, WAIVER_KINDS, WAIVER_STEPS, type WaiverStep } from './waivers'

const unknownProject = { status: 404, message: 'There is no such project among yours.' } as const

/** A list row, identified by its number. */
export const invoiceRowSchema = projectInvoiceSchema.extend({ id: z.string() })
export type InvoiceRow = z.infer<typeof invoiceRowSchema>

export const listInvoices = defineCall({
  ...money,
  name: 'listInvoices',
  method: 'GET',
  path: '/api/payments/invoices',
  keys: 'read',
  summary: 'Invoices, newest first, with their aging',
  input: listInput({
    sorts: ['createdAt', 'dueOn'],
    filters: {
      status: z.enum(['all', 'overdue', ...INVOICE_STATUSES]).default('all'),
      projectId: projectIdSchema.optional(),
      /** A builder's company. */
      companyId: z.uuid().optional(),
      /** Open invoices in one aging bucket. */
      aging: z.enum(['all', ...AGING_BUCKETS]).default('all'),
    },
  }),
  output: listOutput(invoiceRowSchema).extend({
    /** Totals over all matches: the billed amount less credits, and the open amount. */
    billedCents: centsSchema,
    openCents: centsSchema,
    /** Open amounts of all visible invoices, by aging bucket. */
    aging: z.record(z.enum(AGING_BUCKETS), z.object({ count: z.number().int(), openCents: centsSchema })),
  }),
})

export const downloadInvoice = defineCall({
  ...money,
  name: 'downloadInvoice',
  method: 'GET',
  path: '/api/payments/invoices/{number}/pdf',
  keys: 'read',
  summary: 'An invoice as a PDF',
  input: z.object({ number: projectIdSchema }),
  output: fileAnswerSchema,
  answers: 'stream',
  errors: { unknownInvoice: { status: 404, message: 'There is no such invoice among yours.' } },
})

export const downloadCreditNotes = defineCall({
  feature: 'payments',
  access: [...OPERATOR_ROLES, ...BUILDERS],
  name: 'downloadCreditNotes',
  method: 'GET',
  path: '/api/payments/projects/{projectId}/credit-notes',
  keys: 'read',
  summary: "An order's credit notes, with their sales tax, as a PDF",
  input: z.object({ projectId: projectIdSchema }),
  output: fileAnswerSchema,
  answers: 'stream',
  errors: { unknownProject, nothingCredited: { status: 409, message: 'Nothing has been credited on this order.' } },
})

/** Null until a super admin has entered the account; nothing can be signed before. */
export const getHouseAccount = defineCall({
  feature: 'payments',
  access: [...OPERATOR_ROLES, ...BUILDERS],
  name: 'getHouseAccount',
  method: 'GET',
  path: '/api/payments/house-account',
  summary: "Framewell's bank account, which invoices are paid to",
  input: z.object({}),
  output: z.object({ account: houseAccountSchema.nullable() }),
})

/** What the shop keeps its claim on, in a text that has a place for it. */
const exceptions = z.string().trim().max(1000, 'Use at most 1,000 characters').default('')

const noAdvance = { status: 409, message: 'No early payout of this order is waiting for this waiver.' } as const
const nothingPaid = { status: 409, message: 'This payment is $0.00. No lien waiver is signed for it.' } as const
const ownerMissing = {
  status: 409,
  message:
    'This waiver names the owner of the property, who is not recorded yet. Framewell or the builder records the owner with the order’s money.',
} as const

const waiverPlace = {
  projectId: projectIdSchema,
  phase: z.enum(WAIVER_STEPS),
  condition: z.enum(WAIVER_CONDITIONS),
  /** The early payout request to sign for; the first one that waits for its waiver if not given. */
  requestId: z.uuid().optional(),
}

const REQUEST_OF_ANOTHER_STEP = { path: ['requestId'], message: 'Only the waiver of an early payout names a request' }
const namesItsRequest = ({ phase, requestId }: { readonly phase: WaiverStep; readonly requestId?: string | undefined }) =>
  phase === 'early_payout' || requestId === undefined

/** Filled in as it would be signed; the hash is of the filled text. */
export const getWaiverText = defineCall({
  ...money,
  name: 'getWaiverText',
  method: 'GET',
  path: '/api/payments/projects/{projectId}/waivers/{phase}/{condition}',
  summary: "The text of a phase's or an early payout's lien waiver, filled in",
  input: z.object({ ...waiverPlace, exceptions }).refine(namesItsRequest, REQUEST_OF_ANOTHER_STEP),
  output: z.object({
    kind: z.enum(WAIVER_KINDS),
    title: z.string(),
    paragraphs: z.array(z.string()),
    amountCents: centsSchema,
    textVersion: z.number().int(),
    textHash: z.string(),
    /** Where the text comes from: the general one, or a state's form with its citation. */
    source: z.string(),
    /** Whether the text has a place for exceptions. */
    takesExceptions: z.boolean(),
    /** Set once signed. */
    signed: waiverSchema.nullable(),
  }),
  errors: { unknownProject, waiverFormMissing: PHASE_ERRORS.waiverFormMissing, ownerMissing, noAdvance, nothingPaid },
})

/** The shop signs by typing its name below the text whose hash it was shown. */
export const signWaiver = defineCall({
  feature: 'payments',
  access: PARTNERS,
  name: 'signWaiver',
  method: 'POST',
  path: '/api/payments/projects/{projectId}/waivers/{phase}/{condition}',
  summary: "Sign a phase's or an early payout's lien waiver",
  input: z
    .object({
      ...waiverPlace,
      signature: z.string().trim().min(2, 'Type your name to sign').max(120, 'Use at most 120 characters'),
      title: z.string().trim().max(120, 'Use at most 120 characters').default(''),
      authority: authorityInput,
      exceptions,
      textHash: z.string().regex(/^[a-f0-9]{64}$/, 'Read the text again before you sign'),
    })
    .refine(namesItsRequest, REQUEST_OF_ANOTHER_STEP),
  output: z.object({ waiver: waiverSchema }),
  errors: {
    unknownProject,
    notYourName,
    waiverFormMissing: PHASE_ERRORS.waiverFormMissing,
    ownerMissing,
    noAdvance,
    nothingPaid,
    signedAlready: { status: 409, message: 'This waiver is signed already.' },
    textChanged: { status: 409, message: 'The text has changed since you read it. Read it again, then sign.' },
    notPaidYet: { status: 409, message: 'An unconditional waiver confirms a payment; this one has not arrived yet.' },
  },
  idempotent: true,
})

export const downloadWaiver = defineCall({
  ...money,
  name: 'downloadWaiver',
  method: 'GET',
  path: '/api/payments/waivers/{id}/pdf',
  summary: 'A signed lien waiver as a PDF',
  input: z.object({ id: z.uuid() }),
  output: fileAnswerSchema,
  answers: 'stream',
})
