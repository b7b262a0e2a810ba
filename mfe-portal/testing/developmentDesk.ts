import { currentSession } from '@framewell/domain/accounts/session'
import { bomSubject } from '@framewell/domain/bom/bomSubject'
import { INITIAL_MATERIALS } from '@framewell/domain/bom/initialMaterials'
import { INITIAL_PRICE_LISTS } from '@framewell/domain/bom/initialPriceLists'
import { getPriceBook } from '@framewell/domain/catalog/getPriceBook'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { INITIAL_PRICE_BOOK } from '@framewell/domain/catalog/initialPriceBook'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { billOfLots } from '@framewell/domain/developments/billOfLots'
import { changeLots } from '@framewell/domain/developments/changeLots'
import {
  createDevelopment,
  getDevelopment,
  getDevelopmentBill,
  listDevelopments,
  orderDevelopment,
  quoteDevelopment,
  saveLots,
} from '@framewell/domain/developments/developmentCalls'
import { developmentState, developmentView, isQuoted } from '@framewell/domain/developments/developmentView'
import type { LotInput } from '@framewell/domain/developments/lot'
import { nestLots } from '@framewell/domain/developments/nestLots'
import { developmentOrderText } from '@framewell/domain/developments/orderText'
import { mirroredLayout } from '@framewell/domain/framing/mirroredLayout'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { getDelivery } from '@framewell/domain/network/deliveryCalls'
import { kitOfLots } from '@framewell/domain/orders/kitPrice'
import { agreedQuotePrice, draftQuote, quoteAt } from '@framewell/domain/quotes/draftQuote'
import { quotedLot } from '@framewell/domain/quotes/lotQuote'
import type { Quote } from '@framewell/domain/quotes/quote'
import { answerDelivery } from '@framewell/remote-kit/testing/deliveryAnswer'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { listRows } from '@framewell/remote-kit/testing/listRows'
import { STORY_HASH } from './storyOrder'

const NOW = new Date()
const BOOK = {
  ...INITIAL_PRICE_BOOK,
  version: 1,
  plans: [...INITIAL_PLANS],
  // Invented for the stories: the product has none until an operator enters some.
  lotBreaks: [{ fromLots: 10, percent: 4 }],
}

export interface StoryDevelopment {
  readonly id: string
  readonly name: string
  readonly lots: readonly LotInput[]
  readonly quote: Quote | null
  readonly signed: boolean
}

const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
export const CEDAR_ROW = uuid(1)

/** Lots in the order of their names, every second one mirrored. */
export const storyLots = (count: number): LotInput[] =>
  Array.from({ length: count }, (_, at) => ({
    id: uuid(100 + at),
    name: `Lot ${at + 1}`,
    planId: INITIAL_PLANS[at % INITIAL_PLANS.length]?.id ?? '',
    mirrored: at % 2 === 1,
    foundation: 'slab-stem-wall',
    steelFrame: '18-gauge-steel',
    sheathing: 'integrated-system',
    roofing: 'standing-seam-metal',
    siteAddress: at === 0 ? '12 Canal St, Dayton, OH' : '',
    siteZip: at === 0 ? '45402' : '',
    deliverBy: at === 0 ? '2027-05-03' : '',
    site: at === 0 ? { windMph: 115, exposure: 'B' as const, snowPsf: 30 } : null,
  }))

interface DevelopmentAnswers {
  readonly developments: readonly StoryDevelopment[]
  readonly list: AnswerCall<typeof listDevelopments>
  readonly one: AnswerCall<typeof getDevelopment>
}

/** A fake of the development calls for stories that keeps changes, or the story's overrides. */
export function developmentDesk(instead: Partial<DevelopmentAnswers> = {}): SendRequest {
  const desk = fakeSessionServer({ role: 'builder' })
  let developments = instead.developments ?? [{ id: CEDAR_ROW, name: 'Cedar Row', lots: storyLots(12), quote: null, signed: false }]
  const find = (developmentId: string) => {
    const found = developments.find(({ id }) => id === developmentId)
    if (!found) throw refuseCall(getDevelopment, 'unknownDevelopment')
    return found
  }
  const view = (one: StoryDevelopment) => {
    const { id, name, lots, quote, signed } = one
    const open = quote && !signed && isQuoted(quote, lots)
    const priced = quote?.inputs.kind === 'lots' ? kitOfLots(BOOK, quote.inputs.answers) : null
    const kits = priced?.ok ? priced.price.kit : null
    return {
      development: developmentView({
        id,
        name,
        lots,
        book: BOOK,
        orders: new Map(),
        quote: quote && kits && { quote, kitCents: kits.totalCents, path: `/quote?id=${quote.id}` },
        form: open && kits ? { paragraphs: developmentOrderText('Park Homes', quote, kits), textHash: STORY_HASH } : null,
        signature: signed ? { name: 'Olivia Park', textHash: STORY_HASH, at: NOW.toISOString(), address: '198.18.0.1' } : null,
      }),
    }
  }
  const keep = (one: StoryDevelopment) => {
    developments = developments.some(({ id }) => id === one.id)
      ? developments.map((known) => (known.id === one.id ? one : known))
      : [...developments, one]
    return view(one)
  }
  return answerCalls([
    [currentSession, desk.current],
    [getDelivery, answerDelivery],
    [getPriceBook, () => ({ priceBook: BOOK })],
    [
      listDevelopments,
      instead.list ??
        ((asked) => {
          const rows = developments.map(({ id, name, lots, quote, signed }) => ({
            id,
            name,
            state: developmentState(signed, quote !== null),
            lots: lots.length,
            calledOff: 0,
            changedAt: NOW.toISOString(),
          }))
          return listRows(
            rows,
            { searched: ({ name }) => [name], newest: ({ changedAt }) => changedAt, sorts: { name: ({ name }) => name } },
            asked,
          )
        }),
    ],
    [createDevelopment, ({ name }) => keep({ id: uuid(developments.length + 1), name, lots: [], quote: null, signed: false })],
    [getDevelopment, instead.one ?? (({ developmentId }) => view(find(developmentId)))],
    [
      saveLots,
      ({ developmentId, ...given }) => {
        const one = find(developmentId)
        const outcome = changeLots(BOOK, { lots: one.lots, ordered: one.signed, calledOff: new Set() }, given)
        if ('refusal' in outcome) throw refuseCall(saveLots, outcome.refusal, outcome.more)
        return keep({ ...one, lots: outcome.lots })
      },
    ],
    [
      quoteDevelopment,
      ({ developmentId, total }) => {
        const one = find(developmentId)
        const inputs = { kind: 'lots' as const, answers: { developmentId, name: one.name, lots: one.lots.map(quotedLot) } }
        const agreed = agreedQuotePrice(BOOK, inputs, total)
        if ('refusal' in agreed) throw refuseCall(quoteDevelopment, agreed.refusal, agreed.more)
        const drafted = draftQuote(BOOK, { inputs, price: agreed.price, planLayout: null, contact: null, previous: one.quote }, NOW)
        const quote = quoteAt({ ...drafted, id: uuid(50), number: 'Q-2026-00042', tax: null, replacedBy: null, orderedAt: null }, NOW)
        return keep({ ...one, quote })
      },
    ],
    [orderDevelopment, ({ developmentId }) => keep({ ...find(developmentId), signed: true })],
    [
      getDevelopmentBill,
      ({ developmentId }) => {
        const prices = { materials: INITIAL_MATERIALS, lists: INITIAL_PRICE_LISTS, terms: { ...BOOK.bom, preferred: false } }
        const bill = billOfLots(counted(find(developmentId).lots), prices, companyDay(NOW))
        if (!bill) throw refuseCall(getDevelopmentBill, 'noLots')
        return { bill, nest: nestLots(counted(find(developmentId).lots), INITIAL_MATERIALS) }
      },
    ],
  ])
}

function counted(lots: readonly LotInput[]) {
  return lots.flatMap(({ id, name, planId, mirrored, foundation, steelFrame, sheathing, roofing }) => {
    const configuration = { configurator: 'steel', foundation, steelFrame, sheathing, roofing } as const
    const resolved = bomSubject({ plan_id: planId, configuration }, INITIAL_PLANS, BOOK)
    if (!resolved.ok) return []
    const { subject } = resolved
    return [{ id, name, subject: mirrored ? { ...subject, layout: mirroredLayout(subject.layout) } : subject }]
  })
}
