import { z } from 'zod'
import { FRAME_FORMATS, NO_FRAME_FORMAT } from '../export/frameFormat'
import { MEMBER_PARTS } from '../framing/member'
import { PANEL_LIMITS, panelBasisSchema } from '../framing/panelLimits'
import { defineCall } from '../http/defineCall'
import { reading, thisOrder, unknownOrder } from './orderCalls'

export const framedOtherwise = {
  status: 409,
  message: 'The framing rules have changed since this order. Its cut list and bill stand; new drawings would show other pieces.',
} as const

const orderPanelsSchema = z.object({
  /** Fixed when the shop accepts the order. */
  basis: panelBasisSchema,
  /** Whether the shop has accepted the order, so that its panels no longer follow the shop's limits. */
  fixed: z.boolean(),
  panels: z.array(
    z.object({
      mark: z.string(),
      part: z.enum(MEMBER_PARTS),
      story: z.number().int(),
      /** The wall or floor it is cut from; null for a whole one. */
      cutFrom: z.string().nullable(),
      /** Loose pieces of a wall, floor or roof, set on site. */
      loose: z.boolean(),
      pieces: z.number().int(),
      lengthFeet: z.number(),
      heightFeet: z.number(),
      /** Steel and zinc. */
      shippedPounds: z.number(),
      /** The limits that it is over, because nothing of it can be cut. */
      beyond: z.array(z.enum(PANEL_LIMITS)),
      neighbors: z.array(z.string()),
      bundle: z.string(),
      erectionSequence: z.number().int(),
    }),
  ),
  bundles: z.array(z.object({ name: z.string(), units: z.number().int(), pounds: z.number() })),
  /** Studs and joists at joints, which the ordered cut list does not have. */
  added: z.object({ pieces: z.number().int(), pounds: z.number() }),
})
export type OrderPanels = z.infer<typeof orderPanelsSchema>

export const getOrderPanels = defineCall({
  ...reading,
  name: 'getOrderPanels',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}/panels',
  keys: 'read',
  summary: "The panels of an order, cut to its shop's limits, with weights, neighbors and bundles, in erection order",
  input: thisOrder,
  output: orderPanelsSchema,
  errors: { unknownOrder, framedOtherwise },
})

export const downloadPanelList = defineCall({
  ...reading,
  name: 'downloadPanelList',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}/panel-list',
  keys: 'read',
  summary: 'Every piece of an order by its panel, as a CSV file.',
  input: thisOrder,
  output: z.unknown(),
  answers: 'stream',
  errors: { unknownOrder, framedOtherwise },
})

/** Generated from the layout ordered; later changes to the plan do not affect it. */
export const downloadOrderFrame = defineCall({
  ...reading,
  name: 'downloadOrderFrame',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}/frame',
  keys: 'read',
  summary:
    'The frame of an order as drawings and for other programs, cut into the same panels: a PDF drawing set, preliminary until an engineer has approved exactly this model; DXF in inches (plans, elevations, a sheet for each different panel, a layer for each role) or IFC4 in millimeters. The latter two are preliminary: not for fabrication.',
  input: thisOrder.extend({ format: z.enum(FRAME_FORMATS, NO_FRAME_FORMAT) }),
  output: z.unknown(),
  answers: 'stream',
  errors: { unknownOrder, framedOtherwise },
  rateLimit: { points: 30, windowSeconds: 600, by: ['address'] },
})
