import { businessDayUntil } from '@framewell/domain/dates/businessDays'
import { type CallAnswers, refuseCall } from '@framewell/domain/http/answerCalls'
import { addCents, type Cents, cents } from '@framewell/domain/money/cents'
import { maxCents } from '@framewell/domain/money/differences'
import { declineOrderChange, getChangeChoices, proposeOrderChange, signOrderChange } from '@framewell/domain/orders/changeCalls'
import type { ChangeField } from '@framewell/domain/orders/changeFields'
import {
  acceptedChange,
  openChange,
  proposalRefusal,
  signChange,
  statedChange,
  statusAfterChange,
} from '@framewell/domain/orders/changeRules'
import type { Order, OrderChange, TypedSignature } from '@framewell/domain/orders/order'
import { orderPayment } from '@framewell/domain/orders/orderPayment'
import { siteWords } from '@framewell/domain/orders/siteAddress'
import { signerRefusal } from '@framewell/domain/parties/signer'
import { movedOrder } from './movedOrder'
import { contractCents, STORY_HASH, STORY_SIGNER, storyOrder, storySlots } from './storyOrder'

const NOW = new Date()

const GAUGE_CENTS = cents(412_500)

const QUOTE = {
  kind: 'quote',
  id: '5c0e7a1e-2222-4222-8333-123456789abc',
  number: 'Q-2026-00043',
  revision: 1,
  words: 'quote Q-2026-00043, revision 1',
} as const

const STEEL_FRAME: ChangeField = {
  name: 'steelFrame',
  label: 'Steel frame',
  several: false,
  options: [
    { id: '18-gauge', label: '18-gauge steel frame' },
    { id: '16-gauge', label: '16-gauge steel frame' },
  ],
  chosen: ['18-gauge'],
}

/** A story's order with heavier studs: as an option, or by another quote. */
const heavierOf = (order: Order, source: typeof QUOTE | null): Parameters<typeof statedChange>[2]['subject'] => ({
  source,
  choices: source ? [] : [{ label: 'Steel frame', before: '18-gauge steel frame', after: '16-gauge steel frame' }],
  title: order.title,
  totalCents: addCents(contractCents(order), GAUGE_CENTS),
  lines: [...order.lines, { id: '16-gauge', label: '16-gauge steel frame', amountCents: GAUGE_CENTS, detail: '' }],
  steelPounds: order.frame.steelPounds + 184,
})

/** A change of a story's order to heavier studs, unsigned. */
export function storyChange(order: Order = storyOrder(), reason = 'Heavier studs'): OrderChange {
  return changeOf(order, { reason, subject: heavierOf(order, null), slots: order.slots })
}

function changeOf(order: Order, wanted: Parameters<typeof statedChange>[2]): OrderChange {
  const number = order.changes.length + 1
  const { facts, paragraphs } = statedChange(
    { ...order, priceCents: contractCents(order), site: siteWords(order.site), steelPounds: order.frame.steelPounds },
    number,
    wanted,
  )
  return {
    ...facts,
    id: `5c0e7a1e-1111-4222-8333-${String(number).padStart(12, '0')}`,
    number,
    status: 'proposed',
    proposedBy: order.seenAs === 'operator' ? 'operator' : 'builder',
    reason: wanted.reason,
    text: { paragraphs, textHash: `${number}${STORY_HASH.slice(1)}` },
    builderSignature: null,
    houseSignature: null,
    proposedAt: NOW.toISOString(),
  }
}

interface Orders {
  readonly find: (orderId: string) => Order
  readonly keep: (order: Order) => { readonly order: Order }
  readonly happened: (order: Order, metadata: { readonly kind: 'change' }, notes: string) => void
  /** The company's remaining credit for orders. */
  readonly openCents: Cents
}

type ChangeAnswers = CallAnswers<
  readonly [typeof getChangeChoices, typeof proposeOrderChange, typeof signOrderChange, typeof declineOrderChange]
>

/** Answers the change order calls for stories; every change is to heavier studs. */
export function changeAnswers({ find, keep, happened, openCents }: Orders): ChangeAnswers {
  const opened = (orderId: string, changeId: string) => {
    const order = find(orderId)
    const open = openChange(
      order.changes.find(({ id }) => id === changeId),
      order.seenAs,
    )
    if ('refusal' in open) throw refuseCall(signOrderChange, open.refusal)
    return { order, change: open.change }
  }
  const withChange = (order: Order, change: OrderChange) => ({
    ...order,
    changes: order.changes.map((each) => (each.id === change.id ? change : each)),
  })
  const accept = (order: Order, change: OrderChange) => {
    const { creditCents } = orderPayment(contractCents(order), termsOf(order))
    const accepted = acceptedChange({ ...order, creditCents }, change, termsOf(order), openCents)
    if ('refusal' in accepted) throw refuseCall(signOrderChange, accepted.refusal, accepted.more)
    const { creditCents: _, ...changed } = accepted.changed
    const { depositCents } = orderPayment(changed.priceCents, termsOf(order))
    const prepaidCents = orderPayment(maxCents(cents(0), change.differenceCents), termsOf(order)).depositCents
    const status = statusAfterChange(order.status, prepaidCents > 0)
    const moreCents = change.differenceCents > 0 ? prepaidCents : change.differenceCents
    const isMoved = change.deliverBy !== order.deliverBy
    const standing = movedOrder(
      {
        ...order,
        ...changed,
        slots: isMoved ? storySlots(change.deliverBy, order.frame.units) : order.slots,
        depositCents,
        depositOpenCents: maxCents(cents(0), addCents(order.depositOpenCents ?? cents(0), moreCents)),
        frame: { ...order.frame, steelPounds: order.frame.steelPounds + change.steelPoundsDifference },
      },
      { status, stage: order.stage },
      NOW,
    )
    happened(standing, { kind: 'change' }, `Change ${change.number}: ${change.reason}`)
    return keep(withChange(standing, { ...change, status: 'accepted' }))
  }
  return [
    [
      getChangeChoices,
      ({ orderId }) => {
        find(orderId)
        return { fields: [STEEL_FRAME], quotes: [{ id: QUOTE.id, label: 'Q-2026-00043, revision 1: Dayton ranch, $63,025' }] }
      },
    ],
    [
      proposeOrderChange,
      ({ orderId, reason, deliverBy, siteAddress, siteZip, source, choices }) => {
        const order = find(orderId)
        const no = proposalRefusal(order, order.changes, order.seenAs)
        if (no) throw refuseCall(proposeOrderChange, no.refusal)
        const day = deliverBy && businessDayUntil(deliverBy)
        const site = siteAddress && siteZip && siteWords({ address: siteAddress, zip: siteZip })
        const isMoved = site !== undefined && site !== siteWords(order.site)
        const isHeavier = source !== undefined || choices?.steelFrame?.[0] === '16-gauge'
        if (!isMoved && !isHeavier && (day ?? order.deliverBy) === order.deliverBy) throw refuseCall(proposeOrderChange, 'nothingChanges')
        const slots = day ? storySlots(day, order.frame.units) : order.slots
        const subject = isHeavier ? heavierOf(order, source ? QUOTE : null) : undefined
        const change = changeOf(order, { reason, deliverBy: day, site, subject, slots })
        return keep({ ...order, changes: [...order.changes, change] })
      },
    ],
    [
      signOrderChange,
      ({ orderId, changeId, name, authority, textHash }) => {
        const { order, change } = opened(orderId, changeId)
        const stranger = signerRefusal('name', { typed: name, authority }, STORY_SIGNER)
        if (stranger) throw refuseCall(signOrderChange, stranger.refusal, stranger.more)
        const signature: TypedSignature = { name, ...(authority && { authority }), textHash, at: NOW.toISOString(), address: '203.0.113.7' }
        const outcome = signChange(order, change, order.seenAs, signature)
        if ('refusal' in outcome) throw refuseCall(signOrderChange, outcome.refusal, outcome.more)
        const signed = { ...change, ...outcome.signed }
        return outcome.agreed ? accept(order, signed) : keep(withChange(order, signed))
      },
    ],
    [
      declineOrderChange,
      ({ orderId, changeId }) => {
        const { order, change } = opened(orderId, changeId)
        return keep(withChange(order, { ...change, status: 'declined' }))
      },
    ],
  ]
}

function termsOf({ terms }: Order) {
  if (!terms) throw new Error('Shops do not see the terms')
  return terms
}
