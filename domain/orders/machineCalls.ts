import { z } from 'zod'
import { MACHINE_FORMATS } from '../export/machine/machineFormats'
import { defineCall } from '../http/defineCall'
import { recordId } from '../http/recordId'
import { unknownMachine } from '../network/ownShopCalls'
import { PARTNERS } from '../parties/company'
import { thisOrder, unknownOrder } from './orderCalls'
import { framedOtherwise } from './panelCalls'

/** Calls of an order's shop on the files for its own roll-formers. */
const shopOnly = { feature: 'orders', access: PARTNERS } as const
const unknownPanel = { status: 404, message: 'The order has no such panel. Its panels may have changed with your limits.' } as const
const errors = { unknownOrder, framedOtherwise, unknownMachine, unknownPanel } as const

const onMachine = thisOrder.extend({
  /** The panel's mark. */
  panel: z.string().min(1).max(40),
  /** ID of the shop's roll-former. */
  machine: recordId(),
  format: z.enum(MACHINE_FORMATS, 'Choose howick-csv or framecad-xml.'),
})

const machineAnswer = z.object({
  files: z.array(z.object({ code: z.string(), pieces: z.number().int() })),
  problems: z.array(z.string()),
  leftOut: z.array(z.string()),
  unmarked: z.array(z.string()),
})
export type MachineAnswer = z.infer<typeof machineAnswer>

export const checkPanelOnMachine = defineCall({
  ...shopOnly,
  name: 'checkPanelOnMachine',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}/machine-files',
  summary:
    "The files of a panel or floor for one of the shop's roll-formers, what keeps it from being rolled there, and what no file holds",
  input: onMachine,
  output: machineAnswer,
  errors,
})

export const downloadMachineFile = defineCall({
  ...shopOnly,
  name: 'downloadMachineFile',
  method: 'GET',
  path: '/api/tracking/orders/{orderId}/machine-file',
  summary: "One of those files: Howick CSV, or FRAMECAD import XML for the maker's software. Preliminary.",
  input: onMachine.extend({ code: z.string().min(1).max(20) }),
  output: z.unknown(),
  answers: 'stream',
  errors: {
    ...errors,
    notRollable: { status: 409, message: 'There is no such file for this panel. See what is missing.' },
  },
  rateLimit: { points: 120, windowSeconds: 600, by: ['address'] },
})
