import type { OrderStage } from '@framewell/domain/orders/stages'

/** What happens to a demo order's money once its stage is reached, at the demo partner's shop. */
type DemoStep = 'paid' | 'retainage' | 'refund' | 'dispute' | 'earlyPayout'

/** A sample order for demos. Its price, frame, shop and dates come from the operations that make every order. */
export interface DemoOrder {
  readonly plan: 'the-bova-plan' | 'the-schiff-plan' | 'the-storch-plan'
  readonly daysAgo: number
  readonly deliverInDays: number
  /** Tells the demo orders apart. */
  readonly siteAddress: string
  readonly location: { readonly lat: number; readonly lng: number }
  readonly siteZip: string
  /** The stage it has reached; null for one that is awaiting signature. */
  readonly stage: OrderStage | null
  /** Its engineering review, where an engineer was assigned. */
  readonly review?: 'waiting' | 'approved'
  readonly money?: DemoStep
}

/** One order in every stage, the oldest first: what they pay makes room in the builder's limit for the next ones. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    plan: 'the-bova-plan',
    daysAgo: 34,
    deliverInDays: 45,
    siteAddress: '118 Wyoming St, Dayton, OH',
    location: { lat: 39.7406, lng: -84.1777 },
    siteZip: '45409',
    stage: 'completion_qa',
    money: 'retainage',
  },
  {
    plan: 'the-bova-plan',
    daysAgo: 33,
    deliverInDays: 40,
    siteAddress: '26 Xenia Ave, Dayton, OH',
    location: { lat: 39.7537, lng: -84.165 },
    siteZip: '45410',
    stage: 'assembly_in_progress',
    money: 'refund',
  },
  {
    plan: 'the-bova-plan',
    daysAgo: 32,
    deliverInDays: 40,
    siteAddress: '310 Salem Ave, Dayton, OH',
    location: { lat: 39.7688, lng: -84.209 },
    siteZip: '45406',
    stage: 'assembly_scheduled',
    money: 'paid',
  },
  {
    plan: 'the-bova-plan',
    daysAgo: 31,
    deliverInDays: 41,
    siteAddress: '75 Watervliet Ave, Dayton, OH',
    location: { lat: 39.73, lng: -84.14 },
    siteZip: '45420',
    stage: 'delivered_to_site',
    money: 'dispute',
  },
  {
    plan: 'the-schiff-plan',
    daysAgo: 30,
    deliverInDays: 40,
    siteAddress: '9 Mill Race Ct, Springfield, OH',
    location: { lat: 39.9242, lng: -83.8088 },
    siteZip: '45502',
    stage: 'in_transit',
    money: 'paid',
  },
  {
    plan: 'the-bova-plan',
    daysAgo: 28,
    deliverInDays: 46,
    siteAddress: '12 Far Hills Ave, Dayton, OH',
    location: { lat: 39.7205, lng: -84.176 },
    siteZip: '45419',
    stage: 'kit_packaged',
    money: 'paid',
  },
  {
    plan: 'the-bova-plan',
    daysAgo: 26,
    deliverInDays: 44,
    siteAddress: '58 Huffman Ave, Dayton, OH',
    location: { lat: 39.757, lng: -84.15 },
    siteZip: '45403',
    stage: 'fabrication_complete',
    money: 'earlyPayout',
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
