import type { OrderStage } from '@framewell/domain/orders/stages'

/** A sample order for demos. Its price, frame, shop and dates come from the operations that make every order. */
export interface DemoOrder {
  readonly plan: 'the-bova-plan' | 'the-schiff-plan' | 'the-storch-plan'
  readonly daysAgo: number
  readonly deliverInDays: number
  readonly siteAddress: string
  readonly location: { readonly lat: number; readonly lng: number }
  readonly siteZip: string
  /** The stage it has reached; null for one that is awaiting signature. */
  readonly stage: OrderStage | null
  /** Its engineering review, where an engineer was assigned. */
  readonly review?: 'waiting' | 'approved'
}

export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    plan: 'the-bova-plan',
    daysAgo: 34,
    deliverInDays: 45,
    siteAddress: '118 Wyoming St, Dayton, OH',
    location: { lat: 39.7406, lng: -84.1777 },
    siteZip: '45409',
    stage: 'completion_qa',
  },
  {
    plan: 'the-schiff-plan',
    daysAgo: 30,
    deliverInDays: 40,
    siteAddress: '9 Mill Race Ct, Springfield, OH',
    location: { lat: 39.9242, lng: -83.8088 },
    siteZip: '45502',
    stage: 'in_transit',
  },
  {
    plan: 'the-bova-plan',
    daysAgo: 24,
    deliverInDays: 38,
    siteAddress: '2204 Neil Ave, Columbus, OH',
    location: { lat: 40.0067, lng: -83.0153 },
    siteZip: '43201',
    stage: 'fabrication_started',
    review: 'approved',
  },
  {
    plan: 'the-schiff-plan',
    daysAgo: 3,
    deliverInDays: 75,
    siteAddress: '41 Orchard Ln, Xenia, OH',
    location: { lat: 39.6848, lng: -83.9297 },
    siteZip: '45385',
    stage: 'order_placed',
    review: 'waiting',
  },
  {
    plan: 'the-storch-plan',
    daysAgo: 0,
    deliverInDays: 90,
    siteAddress: '7 Canal View, Troy, OH',
    location: { lat: 40.0395, lng: -84.2033 },
    siteZip: '45373',
    stage: null,
  },
]
