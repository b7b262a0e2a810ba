import { z } from 'zod'
import { companyDay, startOfDay } from '../dates/businessDays'
import { MEMBER_PARTS } from '../framing/member'
import type { Refusal } from '../http/refusal'
import { figure } from '../numbers/figure'
import { longDate } from '../quotes/quoteWords'
import { hasReached, type OrderStage } from './stages'
import type { OrderState } from './transitions'

/** The panels of an order and the trucks that took them. */
export const shipmentsSchema = z.object({
  /** In erection order. Empty before fabrication starts, and where the framing rules have changed since the order. */
  panels: z.array(
    z.object({
      mark: z.string(),
      part: z.enum(MEMBER_PARTS),
      /** Loose pieces of a wall, floor or roof, set on site. */
      loose: z.boolean(),
      bundle: z.string(),
      shippedPounds: z.number(),
      assembledOn: z.string().nullable(),
      /** Number of its shipment; null while it is in the shop. */
      shipment: z.number().int().nullable(),
    }),
  ),
  shipments: z.array(
    z.object({
      number: z.number().int(),
      /** Null where the whole order was recorded as in transit without it. */
      carrier: z.string().nullable(),
      billOfLading: z.string().nullable(),
      shippedOn: z.string(),
      limitPounds: z.number().nullable(),
      deliveredOn: z.string().nullable(),
      canceledOn: z.string().nullable(),
      cancelReason: z.string().nullable(),
    }),
  ),
})
export type OrderShipments = z.infer<typeof shipmentsSchema>

type Panel = OrderShipments['panels'][number]
type Shipment = OrderShipments['shipments'][number]

/** The answer to each refusal of a call on panels and shipments. */
export const SHIPMENT_REFUSALS = {
  notFabricating: { status: 409, message: 'Fabrication has not started. Record that stage first.' },
  unknownPanels: { status: 409, message: 'Some of these panels are not in the order, or are on a shipment. Reload and choose again.' },
  overLimit: { status: 409, message: "These panels are heavier than the truck's limit. Take some off." },
  packFirst: { status: 409, message: "These are the last panels, and the order goes in transit with them. Record 'Kit packaged' first." },
  impossibleDay: { status: 409, message: 'This day is in the future, or before the step that comes first.' },
  unknownShipment: { status: 404, message: 'The order has no such shipment.' },
  shipmentClosed: { status: 409, message: 'This shipment is delivered or canceled.' },
  shipmentPaid: {
    status: 409,
    message: 'The payment for shipping this order is released. Write to us about what is wrong with the shipment.',
  },
} as const
type ShipmentRefusal = keyof typeof SHIPMENT_REFUSALS

type Refused = Refusal<ShipmentRefusal | 'notActive' | 'alreadyClosed' | 'stageReached'>

/** Why the panels of an order can't be recorded as made or shipped now; undefined when they can. */
function workRefusal({ status, stage }: OrderState): Refused | undefined {
  if (status === 'cancelled' || status === 'completed') return { refusal: 'alreadyClosed' }
  if (status !== 'active') return { refusal: 'notActive' }
  if (!hasReached(stage, 'fabrication_started')) return { refusal: 'notFabricating' }
  return hasReached(stage, 'delivered_to_site') ? { refusal: 'stageReached' } : undefined
}

/** Why panels can't be marked as assembled, or back: they must all be in the shop. */
export function assembleRefusal(order: OrderState, panels: readonly Panel[], marks: readonly string[]): Refused | undefined {
  return workRefusal(order) ?? marksRefusal(panels, marks)
}

export interface WantedShipment {
  readonly panels: readonly string[]
  /** '2026-12-03' */
  readonly shippedOn: string
  readonly limitPounds?: number | undefined
}

/** Why panels can't leave on a truck: they must be in the shop and within the truck's limit, and the last ones leave a packaged kit. */
export function shipRefusal(
  order: OrderState,
  panels: readonly Panel[],
  { panels: marks, shippedOn, limitPounds }: WantedShipment,
  { startedOn, today }: { readonly startedOn: string; readonly today: string },
): Refused | undefined {
  const never = workRefusal(order) ?? marksRefusal(panels, marks) ?? dayRefusal('shippedOn', shippedOn, startedOn, today)
  if (never) return never
  const pounds = poundsOf(panels.filter(({ mark }) => marks.includes(mark)))
  if (limitPounds !== undefined && pounds > limitPounds)
    return { refusal: 'overLimit', more: { fields: [{ path: 'limitPounds', message: `The panels weigh ${poundsWords(pounds)}` }] } }
  const isLast = panels.every(({ mark, shipment }) => shipment !== null || marks.includes(mark))
  return isLast && !hasReached(order.stage, 'kit_packaged') ? { refusal: 'packFirst' } : undefined
}

/** Why a shipment can't be delivered or canceled; undefined when it can. */
export function settleRefusal(
  order: OrderState,
  shipment: Shipment | undefined,
  change: { readonly action: 'deliver'; readonly deliveredOn: string } | { readonly action: 'cancel' },
  today: string,
): Refused | undefined {
  if (!shipment) return { refusal: 'unknownShipment' }
  if (!isOnTheWay(shipment)) return { refusal: 'shipmentClosed' }
  return (
    workRefusal(order) ??
    (change.action === 'deliver' ? dayRefusal('change.deliveredOn', change.deliveredOn, shipment.shippedOn, today) : undefined)
  )
}

/** Neither delivered nor canceled. */
export function isOnTheWay({ deliveredOn, canceledOn }: Shipment): boolean {
  return deliveredOn === null && canceledOn === null
}

function marksRefusal(panels: readonly Panel[], marks: readonly string[]): Refused | undefined {
  const inShop = new Set(panels.flatMap(({ mark, shipment }) => (shipment === null ? [mark] : [])))
  const unknown = [...new Set(marks)].filter((mark) => !inShop.has(mark))
  if (unknown.length === 0) return undefined
  return { refusal: 'unknownPanels', more: { fields: [{ path: 'panels', message: `Not in the shop: ${unknown.join(', ')}` }] } }
}

function dayRefusal(path: string, on: string, notBefore: string, today: string): Refused | undefined {
  if (on >= notBefore && on <= today) return undefined
  const message = on > today ? 'Not after today' : `Not before ${longDate(notBefore)}`
  return { refusal: 'impossibleDay', more: { fields: [{ path, message }] } }
}

/**
 * The moment of a stage that is recorded by its day: now for today, noon of an earlier day; never before the stage before it.
 * @param stageReachedAt ISO time of the present stage
 */
export function momentOf(day: string, stageReachedAt: string, now: Date): Date {
  if (day === companyDay(now)) return now
  return new Date(Math.max(startOfDay(day).getTime() + NOON_MS, Date.parse(stageReachedAt)))
}

const NOON_MS = 12 * 3_600_000

/** Whether every panel has left the shop; false for an order without panels on record. */
export function isShipped(panels: readonly Panel[]): boolean {
  return panels.length > 0 && panels.every(({ shipment }) => shipment !== null)
}

/** Their steel and zinc, pounds. */
export function poundsOf(panels: readonly Pick<Panel, 'shippedPounds'>[]): number {
  return panels.reduce((sum, { shippedPounds }) => sum + shippedPounds, 0)
}

/** '4,301 lb', rounded up. */
export function poundsWords(pounds: number): string {
  return `${figure(Math.ceil(pounds))} lb`
}

/** '18 panels and 2 sets of loose pieces' */
export function loadWords(panels: readonly Pick<Panel, 'loose'>[]): string {
  const sets = panels.filter(({ loose }) => loose).length
  const made = panels.length - sets
  const counted = (count: number, one: string, more: string) => (count === 0 ? [] : [`${figure(count)} ${count === 1 ? one : more}`])
  return [...counted(made, 'panel', 'panels'), ...counted(sets, 'set of loose pieces', 'sets of loose pieces')].join(' and ')
}

/** 'Partly shipped: 34 of 52 panels and 1 of 6 sets of loose pieces'; null before the first shipment. */
export function progressWords(panels: readonly Panel[], stage: OrderStage): string | null {
  const shipped = panels.filter(({ shipment }) => shipment !== null)
  if (shipped.length === 0) return null
  if (isShipped(panels)) return `All shipped: ${loadWords(panels)}`
  const part = (loose: boolean, words: string) => {
    const all = panels.filter((panel) => panel.loose === loose).length
    return all === 0 ? [] : [`${figure(shipped.filter((panel) => panel.loose === loose).length)} of ${figure(all)} ${words}`]
  }
  const parts = [...part(false, 'panels'), ...part(true, 'sets of loose pieces')].join(' and ')
  return hasReached(stage, 'in_transit') ? parts : `Partly shipped: ${parts}`
}

/** 'Shipment 2 left December 3, 2026 with R+L Carriers, bill of lading 4411: 18 panels, 4,301 lb. Delivered December 5, 2026.' */
export function shipmentWords(shipment: Shipment, panels: readonly Panel[]): string {
  const { number, carrier, billOfLading, shippedOn, deliveredOn, canceledOn, cancelReason } = shipment
  if (canceledOn !== null) return `Shipment ${number} was canceled ${longDate(canceledOn)}: ${cancelReason}`
  const own = panels.filter((panel) => panel.shipment === number)
  const by = `${carrier ? ` with ${carrier}` : ''}${billOfLading ? `, bill of lading ${billOfLading}` : ''}`
  const left = `Shipment ${number} left ${longDate(shippedOn)}${by}: ${loadWords(own)}, ${poundsWords(poundsOf(own))}.`
  return `${left}${carrier ? '' : ' Its carrier is not recorded.'}${deliveredOn ? ` Delivered ${longDate(deliveredOn)}.` : ''}`
}
