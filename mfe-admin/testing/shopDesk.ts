import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { addWeeks, type CapacityWeek, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { earnedQuality, qualityWords } from '@framewell/domain/network/earnedQuality'
import { statusRefusal } from '@framewell/domain/network/fabricatorStatus'
import type { NetworkDocument } from '@framewell/domain/network/joiningCalls'
import {
  type FabricatorRow,
  getCapacity,
  judgeDocument,
  listFabricators,
  listShopDocuments,
  setCapacityWeek,
  setFabricatorStatus,
} from '@framewell/domain/network/reviewingCalls'
import { sessionDesk } from '@framewell/remote-kit/testing/sessionDesk'

const DAY = 86_400_000
const WEEKS = 16
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
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
    qualityScore: earnedQuality(record).score,
    qualityWords: qualityWords(record),
    weeklyCapacity: 40,
    bookedThisWeek: 24,
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
  sampleShop(1, 40, { name: 'Wabash Steel Frames', isPreferred: true }),
  sampleShop(2, 6, { name: 'Kokosing Frames', insuredUntil: dayIn(12), bookedThisWeek: 40, openDocuments: 1 }),
  sampleShop(3, 12, {
    name: 'Miami Valley Framing',
    status: 'paused',
    statusReason: 'The insurance certificate has expired.',
    insuredUntil: dayIn(-3),
    bookedThisWeek: 0,
  }),
]

/** Answers the operators' calls about shops from a few kept in memory, by the rules of the domain. For stories. */
export function shopDesk(given: readonly FabricatorRow[] = samples(), list?: AnswerCall<typeof listFabricators>) {
  const shops = new Map(given.map((shop) => [shop.id, shop]))
  const first = weekStartOf(new Date())
  const calendar = new Map<string, CapacityWeek & { note: string }>(
    Array.from({ length: WEEKS }, (_, at) => {
      const week = addWeeks(first, at)
      const holiday = at === 5
      const bookedUnits = Math.max(0, 30 - at * 4)
      return [
        week,
        {
          week,
          capacityUnits: 40,
          closedUnits: holiday ? 16 : 0,
          reservedUnits: at % 4 === 2 ? 6 : 0,
          bookedUnits,
          note: holiday ? 'Holiday' : '',
        },
      ]
    }),
  )
  const found = (id: string) => {
    const shop = shops.get(id)
    if (!shop) throw refuseCall(getCapacity, 'notFound')
    return shop
  }
  let renewed: NetworkDocument = {
    id: shopId(9),
    kind: 'insurance',
    name: 'coi-renewed.pdf',
    issuer: 'Acme Mutual',
    expiresOn: dayIn(377),
    status: 'submitted',
    sizeBytes: 84_000,
    uploadedAt: new Date().toISOString(),
  }
  const documentsOf: AnswerCall<typeof listShopDocuments> = ({ id }) => ({ documents: found(id).id === shopId(2) ? [renewed] : [] })
  const judge: AnswerCall<typeof judgeDocument> = ({ status }) => {
    renewed = { ...renewed, status }
    const shop = found(shopId(2))
    shops.set(shop.id, { ...shop, insuredUntil: status === 'accepted' ? renewed.expiresOn : shop.insuredUntil, openDocuments: 0 })
    return { document: renewed }
  }
  const listed: AnswerCall<typeof listFabricators> = ({ status, search }) => {
    const data = [...shops.values()].filter(
      (shop) => (status === 'all' || shop.status === status) && shop.name.toLowerCase().includes(search.toLowerCase()),
    )
    return { data, total: data.length }
  }
  const setStatus: AnswerCall<typeof setFabricatorStatus> = ({ id, status, reason }) => {
    const shop = found(id)
    const refusal = statusRefusal(shop, status, dayIn(0))
    if (refusal) throw refuseCall(setFabricatorStatus, refusal)
    const fabricator = { ...shop, status, statusReason: status === 'active' ? null : reason }
    shops.set(id, fabricator)
    return { fabricator }
  }
  const setWeek: AnswerCall<typeof setCapacityWeek> = ({ week, closedUnits, reservedUnits, note }) => {
    const known = calendar.get(week)
    if (!known) throw refuseCall(setCapacityWeek, 'pastWeek')
    if (known.capacityUnits - closedUnits - reservedUnits < known.bookedUnits) throw refuseCall(setCapacityWeek, 'promised')
    const changed = { ...known, closedUnits, reservedUnits, note }
    calendar.set(week, changed)
    return { week: changed }
  }
  return answerCalls([
    [currentSession, sessionDesk().current],
    [listFabricators, list ?? listed],
    [setFabricatorStatus, setStatus],
    [listShopDocuments, documentsOf],
    [judgeDocument, judge],
    [getCapacity, () => ({ weeks: [...calendar.values()] })],
    [setCapacityWeek, setWeek],
  ])
}
