import { z } from 'zod'
import { neededDay } from '../dates/neededDay'
import { defineCall } from '../http/defineCall'
import { recordId } from '../http/recordId'
import { centsSchema } from '../money/centsSchema'
import { siteSchema } from '../network/siteAnswers'
import { BUILDERS } from '../parties/company'
import { orderAnswer } from './orderCalls'
import { siteAddressSchema } from './siteAddress'

/** What an order, or a change to one, is made from. */
export const houseSourceInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('quote'),
    id: recordId(),
    /** Token of its private link, when the company has not claimed it. */
    token: z.string().min(16).max(128).optional(),
  }),
  z.object({
    kind: z.literal('configuration'),
    id: recordId(),
    token: z.string().min(16).max(128),
    /** US dollars, as shown on screen. */
    total: z.number().min(0).max(1_000_000_000),
  }),
  z.object({ kind: z.literal('production'), id: recordId(), token: z.string().min(16).max(128).optional() }),
])

/** The source of an order: a house, or a lot that is called off an ordered development. */
export const sourceInput = z.discriminatedUnion('kind', [...houseSourceInput.options, z.object({ kind: z.literal('lot'), id: recordId() })])
export type SourceInput = z.output<typeof sourceInput>

/** Why a source cannot be ordered. */
export const SOURCE_ERRORS = {
  unknownSource: { status: 404, message: 'This does not open a quote, a configuration or a production. Check that the link is complete.' },
  quoteExpired: { status: 409, message: 'This quote has expired. Open it and make its next revision at current prices.' },
  productionExpired: {
    status: 409,
    message: 'The price of this production request has expired. Open it and pick the plan again at current prices.',
  },
  quoteReplaced: { status: 409, message: 'A newer revision of this quote exists. Order that one.' },
  alreadyOrdered: { status: 409, message: 'This is in an order already, or in a change order that waits for signatures.' },
  declined: { status: 409, message: 'This production request was declined. Open it to read why, or pick a plan again.' },
  totalChanged: { status: 409, message: 'Prices changed since you opened this page. Check the new total and order again.' },
  notComplete: { status: 409, message: 'This configuration is not complete. Open it and answer what is missing.' },
  noFrame: { status: 409, message: 'The frame of this house is not drawn yet. An engineer draws it before it can be ordered: ask us.' },
  wholeDevelopment: {
    status: 409,
    message: 'This quote is for a whole development. Open the development, order it, and call its lots off.',
  },
  finishedHouse: {
    status: 409,
    message:
      'This is the price of a finished house, for your planning. Our shops make its frame kit alone: configure the plan’s kit and order that.',
  },
  noKit: {
    status: 409,
    message: 'No steel frame is chosen, so there is nothing for a shop to make. Choose a steel frame, then order.',
  },
  notOrderedYet: { status: 409, message: 'This development is not ordered yet. Sign its order first, then call its lots off.' },
  noPriceList: {
    status: 409,
    message: 'Nothing can be ordered while our suppliers’ price lists are being changed. Ask us when you can order.',
  },
  noLongerOffered: { status: 409, message: 'Something in this quote is no longer offered. Make its next revision.' },
} as const

export const creditLimit = {
  status: 409,
  message: 'This order is larger than your open credit. Pay it before fabrication, or wait until an open order is paid.',
} as const
const noCompany = { status: 409, message: 'Your account belongs to no company yet. Ask for an invitation.' } as const
export const noShop = { status: 409, message: 'No shop can take this order as asked.' } as const
export const deliverBy = neededDay('Choose the day it is needed by')

export const siteZip = z.string('Use a ZIP code of five digits').regex(/^\d{5}$/, 'Use a ZIP code of five digits')

/** Days a placed order keeps its slot unsigned, and a signed one without its deposit. */
export const SIGN_DAYS = 3
export const FUNDS_DAYS = 10
/** Maximum orders per company waiting for signature or funds. */
export const MAX_WAITING = 5

/** POST /api/tracking/order-source: what would be ordered and at what price, before the site and the date are given. */
export const readOrderSource = defineCall({
  name: 'readOrderSource',
  method: 'POST',
  path: '/api/tracking/order-source',
  summary: 'What an order from a quote, a saved configuration or a started production would be',
  feature: 'orders',
  access: BUILDERS,
  input: z.object({ source: sourceInput }),
  output: z.object({
    ordered: z.object({
      title: z.string(),
      /** Of the framing kit. */
      totalCents: centsSchema,
      /** Quoted with it and not ordered. */
      otherCents: centsSchema,
      /** Floor area of all stories, square feet; null before an uploaded plan is drawn. */
      areaSqft: z.number().nullable(),
      /** The freight in the price; null when it has no line for it. */
      freightCents: centsSchema.nullable(),
      /** Where and by when, as given with a quote; null for other sources. */
      site: siteSchema.nullable(),
    }),
  }),
  errors: { ...SOURCE_ERRORS, noCompany },
  rateLimit: { points: 120, windowSeconds: 600, by: ['address'] },
})

/** POST /api/tracking/orders places an order: holds its slot and prepares its text for signature. */
export const placeOrder = defineCall({
  name: 'placeOrder',
  method: 'POST',
  path: '/api/tracking/orders',
  keys: 'write',
  summary: 'Order from a quote, a saved configuration, a started production or a lot of an ordered development',
  feature: 'orders',
  access: BUILDERS,
  input: z.object({
    source: sourceInput,
    siteAddress: siteAddressSchema,
    siteZip,
    /** The site's coordinates, when more precise than its ZIP code. */
    location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
    deliverBy,
    /** Prepays everything regardless of tier, using no credit. */
    prepaid: z.boolean().default(false),
  }),
  output: orderAnswer,
  errors: {
    ...SOURCE_ERRORS,
    noCompany,
    notQualified: { status: 409, message: 'Your company has not qualified yet.' },
    qualificationPending: { status: 409, message: 'Your application is under review. You can order as soon as it is approved.' },
    creditLimit,
    overdue: { status: 409, message: 'An invoice of your company is overdue. New orders are placed once it is paid.' },
    tooManyWaiting: { status: 409, message: 'Several of your orders wait for a signature or a payment. Finish or cancel one first.' },
    noShop,
    deliveryTooSoon: { status: 409, message: 'Nothing can be made and delivered by then. Choose a later day.' },
  },
  idempotent: true,
  rateLimit: { points: 60, windowSeconds: 600, by: ['address'] },
  successStatus: 201,
})
