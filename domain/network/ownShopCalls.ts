import { z } from 'zod'
import { MOST_ROLL_FORMERS, rollFormerSchema } from '../export/machine/rollFormer'
import { panelBasisSchema, panelLimitsSchema } from '../framing/panelLimits'
import { defineCall } from '../http/defineCall'
import { typedNumber } from '../numbers/typedNumber'
import { PARTNERS } from '../parties/company'
import { calendarWeekSchema, setCapacityWeek } from './capacityCalls'
import { DOCUMENT_ERRORS, documentFacts, networkDocumentSchema, ownApplicationSchema } from './joiningCalls'
import { FABRICATOR_STATUSES } from './networkStatus'

/** Calls of a fabricator's members on their own shop, which follows from the session. */
const ownShop = { feature: 'network', access: PARTNERS } as const
export const noShop = {
  status: 404,
  message: 'Your account runs no shop of the network yet. It does once an application is approved.',
} as const
export const unknownMachine = { status: 404, message: 'Your shop has no such machine. It may have been removed meanwhile.' } as const

/** Weeks of the shop's own calendar: two quarters. */
export const OWN_CALENDAR_WEEKS = 26

const rate = z.object({
  good: z.number().int(),
  of: z.number().int(),
  /** Including the prior, 0 to 1. */
  rate: z.number(),
})

export const ownShopSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  status: z.enum(FABRICATOR_STATUSES),
  statusReason: z.string().nullable(),
  isPreferred: z.boolean(),
  reachMiles: z.number(),
  weeklyCapacity: z.number().int(),
  webs: z.array(z.string()),
  mils: z.array(z.number()),
  maxMemberFeet: z.number(),
  toleranceInches: z.number(),
  /** What the panels of its next orders are cut by. */
  panels: panelBasisSchema,
  /** By name. */
  rollFormers: z.array(rollFormerSchema),
  /** '2027-06-30'; null without an accepted certificate. */
  insuredUntil: z.string().nullable(),
  quality: z.object({
    score: z.number(),
    /** The formula with the shop's own figures. */
    words: z.string(),
    finishedOrders: z.number().int(),
    onTime: rate,
    inspections: rate,
    disputeFree: rate,
  }),
  /** Newest first: documents sent later, and those of the application. */
  documents: z.array(networkDocumentSchema),
  weeks: z.array(calendarWeekSchema),
  /** Null for a shop that joined without one. */
  application: ownApplicationSchema.nullable(),
})
export type OwnShop = z.infer<typeof ownShopSchema>

export const getOwnShop = defineCall({
  ...ownShop,
  name: 'getOwnShop',
  method: 'GET',
  path: '/api/own-shop',
  keys: 'read',
  summary: "The signed-in partner's shop: profile, application, documents, calendar, quality",
  input: z.object({}),
  /** Null for a person without a shop: a directory partner, or an applicant whose application is not decided. */
  output: z.object({ shop: ownShopSchema.nullable() }),
})

const promised = { status: 409, message: 'Orders hold more of a week than would be left. Ask us to move them first.' } as const

export const setOwnWeeklyCapacity = defineCall({
  ...ownShop,
  name: 'setOwnWeeklyCapacity',
  method: 'PUT',
  path: '/api/own-shop/weekly-capacity',
  keys: 'write',
  summary: 'Set what the own shop can make in a week with everything running',
  input: z.object({
    weeklyCapacity: typedNumber(z.number('Use a number').int('Use a whole number').min(1, 'At least 1').max(10_000, 'At most 10,000')),
  }),
  output: z.object({ shop: ownShopSchema }),
  errors: { noShop, promised },
})

export const setOwnCapacityWeek = defineCall({
  ...ownShop,
  name: 'setOwnCapacityWeek',
  method: 'PUT',
  path: '/api/own-shop/capacity/{week}',
  keys: 'write',
  summary: 'Set what a week of the own shop loses to holidays, maintenance and work of its own',
  input: setCapacityWeek.input.omit({ id: true }),
  output: z.object({ week: calendarWeekSchema }),
  errors: { noShop, ...setCapacityWeek.errors },
})

/** Orders that are accepted keep the limits they were accepted with. */
export const setOwnPanelLimits = defineCall({
  ...ownShop,
  name: 'setOwnPanelLimits',
  method: 'PUT',
  path: '/api/own-shop/panel-limits',
  keys: 'write',
  summary: 'Set the largest panel that the own shop makes and loads; orders it accepts from now on are cut to it',
  input: panelLimitsSchema,
  output: z.object({ shop: ownShopSchema }),
  errors: { noShop },
})

export const saveOwnRollFormer = defineCall({
  ...ownShop,
  name: 'saveOwnRollFormer',
  method: 'PUT',
  path: '/api/own-shop/roll-formers/{id}',
  summary: "Add or change a roll-former of the own shop: its sections and where its tools strike; the shop's own figures, in millimeters",
  input: rollFormerSchema,
  output: z.object({ shop: ownShopSchema }),
  errors: {
    noShop,
    tooMany: { status: 409, message: `A shop has at most ${MOST_ROLL_FORMERS} machines here. Remove one first.` },
    nameTaken: { status: 409, message: 'Another machine of yours has this name. Choose another one.' },
  },
})

export const removeOwnRollFormer = defineCall({
  ...ownShop,
  name: 'removeOwnRollFormer',
  method: 'DELETE',
  path: '/api/own-shop/roll-formers/{id}',
  summary: 'Remove a roll-former of the own shop',
  input: z.object({ id: z.uuid() }),
  output: z.object({ shop: ownShopSchema }),
  errors: { noShop, unknownMachine },
})

/** POST with the file's bytes as the body (application/octet-stream); the rest is in the query. */
export const addOwnShopDocument = defineCall({
  ...ownShop,
  name: 'addOwnShopDocument',
  method: 'POST',
  path: '/api/own-shop/documents',
  summary: 'Add a document of the own shop, for example a renewed certificate (the body is the file, at most 10 MB)',
  idempotent: true,
  takes: 'file',
  input: documentFacts,
  output: z.object({ document: networkDocumentSchema }),
  errors: { noShop, ...DOCUMENT_ERRORS },
  rateLimit: { points: 30, windowSeconds: 600, by: ['address'] },
})

export const downloadOwnShopDocument = defineCall({
  ...ownShop,
  name: 'downloadOwnShopDocument',
  method: 'GET',
  path: '/api/own-shop/documents/{id}/file',
  summary: 'Download a document of the own shop',
  input: z.object({ id: z.uuid() }),
  output: z.unknown(),
  answers: 'stream',
  errors: { noShop },
})
