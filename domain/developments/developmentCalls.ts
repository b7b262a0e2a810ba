import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { typedSignature } from '../orders/orderCalls'
import { BUILDERS } from '../parties/company'
import { notYourName } from '../parties/signer'
import { MAX_LOTS } from '../quotes/lotQuote'
import { ISSUE_ERRORS } from '../quotes/quoteCalls'
import { developmentBillSchema } from './billOfLots'
import { developmentRowSchema, developmentSchema } from './development'
import { lotInputSchema } from './lot'
import { sectionNestSchema } from './nestLots'

/** Builders, for the developments of their own company. */
const builders = { feature: 'developments', access: BUILDERS } as const
const thisDevelopment = z.object({ developmentId: z.uuid() })
const output = z.object({ development: developmentSchema })

const unknownDevelopment = { status: 404, message: 'There is no such development among your company’s.' } as const
const ordered = {
  status: 409,
  message: 'This development is ordered: its lots keep their houses. Address, day and loads can change until a lot is called off.',
} as const
const noLots = { status: 409, message: 'This development has no lots yet. Add one first.' } as const
const notOffered = { status: 409, message: 'A lot has a plan or an option that is no longer offered. Choose another one first.' } as const

export const nameSchema = z.string('Name the development').trim().min(2, 'Name the development').max(80, 'Use at most 80 characters')

export const listDevelopments = defineCall({
  ...builders,
  name: 'listDevelopments',
  method: 'GET',
  path: '/api/planning/developments',
  keys: 'read',
  summary: 'Developments of the company, newest first',
  input: listInput({ sorts: ['changed', 'name'], filters: {} }),
  output: listOutput(developmentRowSchema),
})

export const createDevelopment = defineCall({
  ...builders,
  name: 'createDevelopment',
  method: 'POST',
  path: '/api/planning/developments',
  keys: 'write',
  summary: 'Start a development',
  input: z.object({ name: nameSchema }),
  output,
  errors: { noCompany: { status: 409, message: 'Your account belongs to no company yet. Ask for an invitation.' } },
  idempotent: true,
  successStatus: 201,
})

export const getDevelopment = defineCall({
  ...builders,
  name: 'getDevelopment',
  method: 'GET',
  path: '/api/planning/developments/{developmentId}',
  keys: 'read',
  summary: 'One development with its lots',
  input: thisDevelopment,
  output,
  errors: { unknownDevelopment },
})

/** All or nothing: refused members are named by row, for example `lots.3.deliverBy`. */
export const saveLots = defineCall({
  ...builders,
  name: 'saveLots',
  method: 'PUT',
  path: '/api/planning/developments/{developmentId}/lots',
  keys: 'write',
  summary: 'Add lots, change those whose id is known, remove others',
  input: thisDevelopment.extend({
    lots: z.array(lotInputSchema).max(MAX_LOTS).default([]),
    remove: z.array(z.uuid()).max(MAX_LOTS).default([]),
  }),
  output,
  errors: { unknownDevelopment, ordered, tooManyLots: { status: 409, message: `A development has at most ${MAX_LOTS} lots.` } },
})

export const quoteDevelopment = defineCall({
  ...builders,
  name: 'quoteDevelopment',
  method: 'POST',
  path: '/api/planning/developments/{developmentId}/quote',
  keys: 'write',
  summary: 'Quote all lots, or make the next revision of its quote',
  input: thisDevelopment.extend({ total: z.number().describe('US dollars, as shown on screen') }),
  output,
  errors: { unknownDevelopment, ordered, noLots, notOffered, ...ISSUE_ERRORS },
  idempotent: true,
})

export const orderDevelopment = defineCall({
  ...builders,
  name: 'orderDevelopment',
  method: 'POST',
  path: '/api/planning/developments/{developmentId}/order',
  summary: 'Order the quoted lots by typed signature. Each lot is called off later, by an order of its own',
  input: thisDevelopment.extend(typedSignature),
  output,
  errors: {
    unknownDevelopment,
    ordered,
    notYourName,
    notQuoted: { status: 409, message: 'There is no open quote for these lots. Quote them first.' },
    textChanged: { status: 409, message: 'The text changed since you opened it. Read it again and sign then.' },
  },
  idempotent: true,
})

const framedOtherwise = {
  status: 409,
  message:
    'The framing rules have changed since a lot was called off. Its order keeps its cut list and bill; a new count would show other pieces.',
} as const
const counting = { unknownDevelopment, noLots, notOffered, framedOtherwise } as const

export const getDevelopmentBill = defineCall({
  ...builders,
  name: 'getDevelopmentBill',
  method: 'GET',
  path: '/api/planning/developments/{developmentId}/bill',
  keys: 'read',
  summary: 'One bill of materials over all lots, and their pieces cut together from stock against each lot cut alone',
  input: thisDevelopment,
  output: z.object({ bill: developmentBillSchema, nest: z.array(sectionNestSchema) }),
  errors: counting,
})

export const downloadDevelopment = defineCall({
  ...builders,
  name: 'downloadDevelopment',
  method: 'GET',
  path: '/api/planning/developments/{developmentId}/file',
  keys: 'read',
  summary: 'Bill, cut list or delivery schedule of all lots as a CSV file',
  input: thisDevelopment.extend({ file: z.enum(['bill', 'cut-list', 'schedule']) }),
  output: z.unknown(),
  answers: 'stream',
  errors: counting,
})
