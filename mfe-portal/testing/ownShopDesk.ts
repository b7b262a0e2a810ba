import { currentSession, signIn, signOut } from '@framewell/domain/accounts/session'
import { toCatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { listPlans } from '@framewell/domain/catalog/listPlans'
import { dayFrom } from '@framewell/domain/dates/businessDays'
import { MOST_ROLL_FORMERS, sharedServiceHoles } from '@framewell/domain/export/machine/rollFormer'
import { panelBasisOf } from '@framewell/domain/framing/panelLimits'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { changeWeek, weeklyCapacityRefusal } from '@framewell/domain/network/capacityChange'
import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import type { DirectoryPartner } from '@framewell/domain/network/directoryApplication'
import { documentRefusal } from '@framewell/domain/network/documentRules'
import { earnedQuality, qualityWords, type ShopRecord } from '@framewell/domain/network/earnedQuality'
import { listOwnListings, updateOwnListing } from '@framewell/domain/network/ownListingCalls'
import {
  addOwnShopDocument,
  getOwnShop,
  OWN_CALENDAR_WEEKS,
  type OwnShop,
  removeOwnRollFormer,
  saveOwnRollFormer,
  setOwnCapacityWeek,
  setOwnPanelLimits,
  setOwnWeeklyCapacity,
} from '@framewell/domain/network/ownShopCalls'
import { listShopPrices, type ProposedPrice, proposePriceList, withdrawShopPrice } from '@framewell/domain/network/shopPriceCalls'
import { type FakeSessionServer, fakeSessionServer, STORY_NAME } from '@framewell/remote-kit/testing/fakeSessionServer'
import { listRows } from '@framewell/remote-kit/testing/listRows'
import { storyShopPrice } from '@framewell/remote-kit/testing/storyShopPrice'
import { OWN_APPLICATION } from './networkService'

const RECORD = { finishedOrders: 22, onTimeOrders: 20, inspections: 22, passedInspections: 21, disputedOrders: 1 }
const NOW = new Date()
const THIS_WEEK = weekStartOf(NOW)
const inDays = (days: number) => dayFrom(NOW, days)

export function storyQuality(record: ShopRecord): OwnShop['quality'] {
  const { score, onTimeRate, inspectionRate, disputeFreeRate } = earnedQuality(record)
  return {
    score,
    words: qualityWords(record),
    finishedOrders: record.finishedOrders,
    onTime: { good: record.onTimeOrders, of: record.finishedOrders, rate: onTimeRate },
    inspections: { good: record.passedInspections, of: record.inspections, rate: inspectionRate },
    disputeFree: { good: record.finishedOrders - record.disputedOrders, of: record.finishedOrders, rate: disputeFreeRate },
  }
}

function withMachines(shop: OwnShop, rollFormers: OwnShop['rollFormers']): OwnShop {
  return { ...shop, rollFormers, panels: { ...shop.panels, serviceHolesMm: sharedServiceHoles(rollFormers) } }
}

/** A busy shop whose certificate expires in twenty days. */
export const OWN_SHOP: OwnShop = {
  id: 'shop-1',
  name: 'Wabash Steel Frames',
  address: '12 Canal St, Fort Wayne, IN 46802',
  contactName: 'Dana Ruiz',
  contactEmail: 'dana@wabash.test',
  status: 'active',
  statusReason: null,
  isPreferred: true,
  reachMiles: 250,
  weeklyCapacity: 30,
  webs: ['350', '600'],
  mils: [33, 43],
  maxMemberFeet: 40,
  toleranceInches: 0.0625,
  panels: panelBasisOf(null),
  rollFormers: [],
  insuredUntil: inDays(20),
  quality: storyQuality(RECORD),
  documents: [
    {
      id: 'd2',
      kind: 'insurance',
      name: 'certificate-next-year.pdf',
      issuer: 'Midwest Mutual',
      expiresOn: inDays(385),
      status: 'submitted',
      sizeBytes: 81_000,
      uploadedAt: NOW.toISOString(),
    },
    {
      id: 'd1',
      kind: 'insurance',
      name: 'certificate.pdf',
      issuer: 'Midwest Mutual',
      expiresOn: inDays(20),
      status: 'accepted',
      sizeBytes: 80_000,
      uploadedAt: '2026-01-12T10:00:00.000Z',
    },
  ],
  weeks: Array.from({ length: OWN_CALENDAR_WEEKS }, (_, at) => ({
    week: addWeeks(THIS_WEEK, at),
    capacityUnits: 30,
    closedUnits: at === 4 ? 30 : 0,
    reservedUnits: at < 2 ? 4 : 0,
    bookedUnits: [26, 21, 14, 6][at] ?? 0,
    note: at === 4 ? 'Christmas' : '',
  })),
  application: { ...OWN_APPLICATION, status: 'approved', decidedAt: '2026-01-14T10:00:00.000Z' },
}

interface OwnShopAnswers {
  readonly desk: FakeSessionServer
  /** The shop's initial state. */
  readonly own: OwnShop
  /** Directory listings; none by default. */
  readonly listings: readonly DirectoryPartner[]
  /** Price lists and quotes, newest first; none by default. */
  readonly prices: readonly ProposedPrice[]
  readonly shop: AnswerCall<typeof getOwnShop>
}

/** A fake of a shop's own calls for stories that keeps changes, or the story's overrides. */
export function ownShopDesk(instead: Partial<OwnShopAnswers> = {}): SendRequest {
  const desk = instead.desk ?? fakeSessionServer({ role: 'partner' })
  let shop = instead.own ?? OWN_SHOP
  let prices = [...(instead.prices ?? [])]
  let listings = [...(instead.listings ?? [])]
  return answerCalls([
    [currentSession, desk.current],
    [signIn, desk.signIn],
    [signOut, desk.signOut],
    [getOwnShop, instead.shop ?? (() => ({ shop }))],
    [listOwnListings, () => ({ listings, applications: listings.length > 0 ? [OWN_APPLICATION] : [] })],
    [
      updateOwnListing,
      ({ id, ...facts }) => {
        const before = listings.find((each) => each.id === id)
        if (!before) throw refuseCall(updateOwnListing, 'notFound')
        const listing = { ...before, ...facts }
        listings = listings.map((each) => (each === before ? listing : each))
        return { listing }
      },
    ],
    [
      setOwnWeeklyCapacity,
      ({ weeklyCapacity }) => {
        const no = weeklyCapacityRefusal(shop.weeks, weeklyCapacity)
        if (no) throw refuseCall(setOwnWeeklyCapacity, no.refusal, no.more)
        shop = { ...shop, weeklyCapacity, weeks: shop.weeks.map((week) => ({ ...week, capacityUnits: weeklyCapacity })) }
        return { shop }
      },
    ],
    [
      setOwnPanelLimits,
      (limits) => {
        shop = { ...shop, panels: panelBasisOf(limits, sharedServiceHoles(shop.rollFormers)) }
        return { shop }
      },
    ],
    [
      saveOwnRollFormer,
      (machine) => {
        const others = shop.rollFormers.filter(({ id }) => id !== machine.id)
        if (others.length >= MOST_ROLL_FORMERS) throw refuseCall(saveOwnRollFormer, 'tooMany')
        if (others.some(({ name }) => name === machine.name)) throw refuseCall(saveOwnRollFormer, 'nameTaken')
        shop = withMachines(
          shop,
          [...others, machine].sort((a, b) => a.name.localeCompare(b.name)),
        )
        return { shop }
      },
    ],
    [
      removeOwnRollFormer,
      ({ id }) => {
        shop = withMachines(
          shop,
          shop.rollFormers.filter((machine) => machine.id !== id),
        )
        return { shop }
      },
    ],
    [listPlans, () => ({ plans: INITIAL_PLANS.map((plan) => toCatalogPlan(plan)) })],
    [
      listShopPrices,
      ({ status, ...asked }) =>
        listRows(
          prices.filter((price) => status === 'all' || price.status === status),
          { searched: ({ shop: { name }, quote }) => [name, quote?.order], newest: ({ proposedAt }) => proposedAt },
          asked,
        ),
    ],
    [
      proposePriceList,
      ({ from, rates, note }) => {
        if (from < inDays(0))
          throw refuseCall(proposePriceList, 'tooEarly', { fields: [{ path: 'from', message: 'Choose today or a later day' }] })
        const unknown = Object.keys(rates.plans).find((id) => !INITIAL_PLANS.some((plan) => plan.id === id))
        if (unknown !== undefined)
          throw refuseCall(proposePriceList, 'unknownPlan', {
            fields: [{ path: `rates.plans.${unknown}`, message: 'There is no such plan' }],
          })
        const id = `7c1d0000-0000-4000-8000-00000000010${prices.length}`
        const proposedAt = new Date(NOW.getTime() + prices.length).toISOString()
        const price = storyShopPrice({ id, shop: { id: shop.id, name: shop.name }, from, rates, note, proposedBy: STORY_NAME, proposedAt })
        prices = [price, ...prices.map((each) => (each.status === 'proposed' ? { ...each, status: 'replaced' as const } : each))]
        return { price }
      },
    ],
    [
      withdrawShopPrice,
      ({ id }) => {
        const before = prices.find((each) => each.id === id)
        if (!before) throw refuseCall(withdrawShopPrice, 'notFound')
        if (before.status !== 'proposed') throw refuseCall(withdrawShopPrice, 'decidedAlready')
        const price = { ...before, status: 'withdrawn' as const, decidedBy: STORY_NAME }
        prices = prices.map((each) => (each === before ? price : each))
        return { price }
      },
    ],
    [
      setOwnCapacityWeek,
      (set) => {
        const before = shop.weeks.find(({ week }) => week === set.week)
        const outcome = changeWeek(before, set, new Date())
        if ('refusal' in outcome) throw refuseCall(setOwnCapacityWeek, outcome.refusal, outcome.more)
        const { week } = outcome
        shop = { ...shop, weeks: shop.weeks.map((each) => (each === before ? week : each)) }
        return { week }
      },
    ],
    [
      addOwnShopDocument,
      ({ expiresOn, ...facts }) => {
        const no = documentRefusal({ kind: facts.kind, expiresOn }, inDays(0))
        if (no) throw refuseCall(addOwnShopDocument, no.refusal, no.more)
        const document = {
          id: `d${shop.documents.length + 1}`,
          ...facts,
          expiresOn: expiresOn ?? null,
          status: 'submitted' as const,
          sizeBytes: 10,
          uploadedAt: NOW.toISOString(),
        }
        shop = { ...shop, documents: [document, ...shop.documents] }
        return { document }
      },
    ],
  ])
}

/** A partner whose application is not decided yet. */
export const noShop: AnswerCall<typeof getOwnShop> = () => ({ shop: null })
