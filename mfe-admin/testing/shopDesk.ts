import { currentSession } from '@framewell/domain/accounts/session'
import { dayFrom } from '@framewell/domain/dates/businessDays'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { type CalendarWeek, getCapacity, setCapacityWeek } from '@framewell/domain/network/capacityCalls'
import { changeWeek } from '@framewell/domain/network/capacityChange'
import { addWeeks, emptyWeek, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { insuredBy } from '@framewell/domain/network/documentRules'
import { earnedQuality, qualityWords } from '@framewell/domain/network/earnedQuality'
import { type FabricatorRow, listFabricators, listShopDocuments, setFabricatorStatus } from '@framewell/domain/network/fabricatorCalls'
import { statusRefusal } from '@framewell/domain/network/fabricatorStatus'
import type { NetworkDocument } from '@framewell/domain/network/joiningCalls'
import { judgeDocument } from '@framewell/domain/network/reviewingCalls'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { listRows } from '@framewell/remote-kit/testing/listRows'

const WEEKS = 16
const dayIn = (days: number) => dayFrom(new Date(), days)
export const shopId = (number: number) => `5b0d0000-0000-4000-8000-${String(number).padStart(12, '0')}`

function sampleShop(number: number, finishedOrders: number, given: Partial<FabricatorRow>): FabricatorRow {
  const record = {
    finishedOrders,
    onTimeOrders: Math.round(finishedOrders * 0.8),
    inspections: finishedOrders,
    passedInspections: Math.round(finishedOrders * 0.9),
    disputedOrders: 1,
  }
  return {
    id: shopId(number),
    name: `Shop ${number}`,
    address: '12 Canal St, Wabash, IN 46992',
    status: 'active',
    statusReason: null,
    isPreferred: false,
    certificationTier: 'other',
    qualityScore: earnedQuality(record).score,
    qualityWords: qualityWords(record),
    weeklyCapacity: 40,
    bookedThisWeek: 24,
    thisWeek: { ...emptyWeek(weekStartOf(new Date()), 40), bookedUnits: 18, reservedUnits: 6 },
    insuredUntil: dayIn(300),
    trustLevel: 'Medium',
    onTimeRate: finishedOrders === 0 ? null : record.onTimeOrders / finishedOrders,
    disputeRate: finishedOrders === 0 ? null : record.disputedOrders / finishedOrders,
    avgLeadTime: finishedOrders === 0 ? null : 22.4,
    activeProjects: 4,
    currentExposure: 128_000,
    openDocuments: 0,
    demo: false,
    ...given,
  }
}

const samples = () => [
  sampleShop(1, 40, { name: 'Wabash Steel Frames', isPreferred: true, certificationTier: 'premium' }),
  sampleShop(2, 6, { name: 'Kokosing Frames', insuredUntil: dayIn(12), bookedThisWeek: 40, openDocuments: 1 }),
  sampleShop(3, 12, {
    name: 'Miami Valley Framing',
    status: 'paused',
    statusReason: 'The insurance certificate has expired.',
    insuredUntil: dayIn(-3),
    bookedThisWeek: 0,
  }),
]

function sampleWeeks(): CalendarWeek[] {
  const first = weekStartOf(new Date())
  return Array.from({ length: WEEKS }, (_, at) => {
    const holiday = at === 5
    return {
      week: addWeeks(first, at),
      capacityUnits: 40,
      closedUnits: holiday ? 16 : 0,
      reservedUnits: at % 4 === 2 ? 6 : 0,
      bookedUnits: Math.max(0, 30 - at * 4),
      note: holiday ? 'Holiday' : '',
    }
  })
}

const RENEWED: NetworkDocument = {
  id: shopId(9),
  kind: 'insurance',
  name: 'coi-renewed.pdf',
  issuer: 'Acme Mutual',
  expiresOn: dayIn(377),
  status: 'submitted',
  sizeBytes: 84_000,
  uploadedAt: new Date().toISOString(),
}

interface ShopDesk {
  readonly shops?: readonly FabricatorRow[]
  /** The weeks of each shop. */
  readonly weeks?: readonly CalendarWeek[]
  /** Documents by shop id. */
  readonly documents?: ReadonlyMap<string, readonly NetworkDocument[]>
  /** Replaces the list's answer. */
  readonly list?: AnswerCall<typeof listFabricators>
}

/** A fake of the operators' shop calls, in memory, with the domain's rules. For stories. */
export function shopDesk({ list, ...given }: ShopDesk = {}) {
  const shops = new Map((given.shops ?? samples()).map((shop) => [shop.id, shop]))
  const documents = new Map(given.documents ?? [[shopId(2), [RENEWED]]])
  const calendar = new Map((given.weeks ?? sampleWeeks()).map((week) => [week.week, week]))
  const found = (id: string) => {
    const shop = shops.get(id)
    if (!shop) throw refuseCall(getCapacity, 'notFound')
    return shop
  }
  const documentsOf: AnswerCall<typeof listShopDocuments> = ({ id }) => ({ documents: [...(documents.get(found(id).id) ?? [])] })
  const judge: AnswerCall<typeof judgeDocument> = ({ id, status }) => {
    const [owner, sent] = [...documents].find(([, each]) => each.some((one) => one.id === id)) ?? []
    const shop = owner && shops.get(owner)
    const document = sent?.find((one) => one.id === id)
    if (!shop || !sent || !document) throw refuseCall(judgeDocument, 'notFound')
    if (document.status !== 'submitted') throw refuseCall(judgeDocument, 'alreadyJudged')
    const judged = { ...document, status }
    documents.set(
      shop.id,
      sent.map((one) => (one === document ? judged : one)),
    )
    const insures = status === 'accepted' && document.kind === 'insurance' && document.expiresOn
    const changed = insures && insuredBy(shop, insures, dayIn(0))
    shops.set(shop.id, {
      ...shop,
      openDocuments: shop.openDocuments - 1,
      ...(changed && { insuredUntil: changed.insuredUntil, ...(changed.resumes && { status: 'active', statusReason: null }) }),
    })
    return { document: judged }
  }
  const listed: AnswerCall<typeof listFabricators> = ({ status, ...asked }) =>
    listRows(
      [...shops.values()].filter((shop) => status === 'all' || shop.status === status),
      {
        searched: ({ name, address }) => [name, address],
        // A shop's row has no date, so the given order replaces it.
        newest: ({ id }) => id,
        sorts: { name: ({ name }) => name, insured: ({ insuredUntil }) => insuredUntil ?? '' },
        standard: ({ name }) => name,
      },
      asked,
    )
  const setStatus: AnswerCall<typeof setFabricatorStatus> = ({ id, status, reason }) => {
    const shop = found(id)
    const refusal = statusRefusal(shop, status, dayIn(0))
    if (refusal) throw refuseCall(setFabricatorStatus, refusal)
    const fabricator = { ...shop, status, statusReason: status === 'active' ? null : reason }
    shops.set(id, fabricator)
    return { fabricator }
  }
  const setWeek: AnswerCall<typeof setCapacityWeek> = ({ id, ...change }) => {
    if (!shops.has(id)) throw refuseCall(setCapacityWeek, 'notFound')
    const outcome = changeWeek(calendar.get(change.week), change, new Date())
    if ('refusal' in outcome) throw refuseCall(setCapacityWeek, outcome.refusal, outcome.more)
    calendar.set(change.week, outcome.week)
    return outcome
  }
  return answerCalls([
    [currentSession, fakeSessionServer().current],
    [listFabricators, list ?? listed],
    [setFabricatorStatus, setStatus],
    [listShopDocuments, documentsOf],
    [judgeDocument, judge],
    [getCapacity, ({ id, weeks }) => found(id) && { weeks: [...calendar.values()].slice(0, weeks) }],
    [setCapacityWeek, setWeek],
  ])
}
