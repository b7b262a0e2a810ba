import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { cents } from '@framewell/domain/money/cents'
import type { DirectoryPartner } from '@framewell/domain/network/directoryApplication'
import { listPartners, listPublicFabricators, type PublicFabricator, seedNetworkDemo } from '@framewell/domain/network/directoryCalls'
import {
  addApplicationDocument,
  answerQuestion,
  applyAsFabricator,
  applyAsPartner,
  applyToDirectory,
  findZip,
  getOwnApplication,
  type OwnApplication,
} from '@framewell/domain/network/joiningCalls'
import { getNetworkStatus } from '@framewell/domain/network/networkStatus'
import { type RoutableShop, routeProject } from '@framewell/domain/network/routeProject'
import { selectFabricator } from '@framewell/domain/network/routingCalls'
import { INITIAL_ROUTING_POLICY } from '@framewell/domain/network/routingPolicy'
import { rationaleWords } from '@framewell/domain/network/routingWords'
import {
  getConfiguration,
  type SavedConfiguration,
  saveConfiguration,
  updateConfiguration,
} from '@framewell/domain/quotes/savedConfiguration'

const fabricator = (at: number, facts: Partial<PublicFabricator>): PublicFabricator => ({
  id: `shop-${at}`,
  name: `Shop ${at}`,
  isPreferred: false,
  certificationTier: 'other',
  status: 'active',
  address: 'Dayton, OH',
  qualityScore: '0.92',
  finishedOrders: 12,
  currentLoad: 10,
  weeklyCapacity: 40,
  location: { lat: 39.76, lng: -84.19 },
  ...facts,
})

/** Shops in each color and status. */
export const FABRICATORS: readonly PublicFabricator[] = [
  fabricator(1, { name: 'Miami Valley Framing', isPreferred: true, certificationTier: 'premium', currentLoad: 22 }),
  fabricator(2, {
    name: 'Scioto Rollform',
    address: 'Columbus, OH',
    currentLoad: 45,
    weeklyCapacity: 60,
    location: { lat: 39.96, lng: -83 },
  }),
  fabricator(3, { name: 'Circle City Truss', address: 'Indianapolis, IN', currentLoad: 34, location: { lat: 39.77, lng: -86.16 } }),
  fabricator(4, { name: 'Maumee Panel Works', address: 'Toledo, OH', status: 'paused', location: { lat: 41.65, lng: -83.54 } }),
]

export const PARTNERS: readonly DirectoryPartner[] = [
  {
    id: 'partner-1',
    businessName: 'Maumee Builders Supply',
    partnerType: 'lumber-yard',
    location: 'Toledo, OH',
    phone: '(419) 555-0134',
    email: 'desk@maumee.test',
    specialties: ['Track and stud', 'Sheathing', 'Fasteners'],
    experience: 'Stocks frames for 40 builders.',
    verified: true,
    coordinates: { lat: 41.66, lng: -83.56 },
  },
  {
    id: 'partner-2',
    businessName: 'Wabash Engineers',
    partnerType: 'engineer',
    location: 'Fort Wayne, IN',
    phone: '',
    email: 'mail@wabash.test',
    specialties: [],
    experience: '',
    verified: true,
    coordinates: null,
  },
]

export const STORY_LINK = { id: '2f1c7a50-6f3f-4a8e-9a3c-5e1d7b9c0a11', token: 'story-token-0123456789' } as const

export const OWN_APPLICATION: OwnApplication = {
  id: STORY_LINK.id,
  applicationId: 'N-2026-00042',
  kind: 'enhanced',
  companyName: 'Wabash Steel Frames',
  status: 'in-review',
  submittedAt: '2026-11-20T14:00:00Z',
  promisedBy: '2026-11-24T14:00:00Z',
  decidedAt: null,
  decisionReason: null,
  messages: [{ id: 'm1', from: 'operator', text: 'Which machine rolls the 600 stud?', at: '2026-11-21T09:00:00Z' }],
  documents: [],
  answers: {
    partnerTypes: ['RollFormOperator'],
    companyName: 'Wabash Steel Frames',
    website: '',
    yearsInBusiness: 12,
    rollFormOperator: { machineTypes: 'Two FRAMECAD F325iT', leadTimeDays: 14 },
    operational: { references: [{ name: 'Hearth Homes', contact: 'A. Cole', relation: 'Builder since 2019' }] },
  },
  signature: { name: 'Dana Ruiz', title: 'Owner', signedAt: '2026-11-20T14:00:00Z', agreementVersion: 1, agreementHash: 'a'.repeat(64) },
}

interface NetworkAnswers {
  readonly fabricators: AnswerCall<typeof listPublicFabricators>
  readonly partners: AnswerCall<typeof listPartners>
  readonly status: AnswerCall<typeof getNetworkStatus>
  readonly apply: AnswerCall<typeof applyAsFabricator>
  readonly own: AnswerCall<typeof getOwnApplication>
  /** A draft saved by another device; none by default. */
  readonly saved: SavedConfiguration
}

/** Answers the network's public calls for stories with the domain's own rules or the story's overrides. */
export function networkService(instead: Partial<NetworkAnswers> = {}): SendRequest {
  let own = OWN_APPLICATION
  let saved: SavedConfiguration | undefined = instead.saved
  const keep = ({ configurator, path, state }: Omit<SavedConfiguration, 'id' | 'savedAt'>) => {
    saved = { id: STORY_LINK.id, configurator, path, state, savedAt: new Date().toISOString() }
    return saved
  }
  const opens = ({ id, token }: { readonly id: string; readonly token: string }) => id === STORY_LINK.id && token === STORY_LINK.token
  const sent = { success: true as const, applicationId: 'N-2026-00043', ...STORY_LINK, mail: 'now' as const }
  return answerCalls([
    [listPublicFabricators, instead.fabricators ?? (() => [...FABRICATORS])],
    [listPartners, instead.partners ?? (() => [...PARTNERS])],
    [
      getNetworkStatus,
      instead.status ?? (() => ({ status: { activeOperators: 3, totalCapacity: 140, utilizationRate: 0.72, averageQuality: 0.92 } })),
    ],
    [seedNetworkDemo, () => ({ success: true as const, created: 5 })],
    [applyAsFabricator, instead.apply ?? (() => sent)],
    [applyAsPartner, () => sent],
    [applyToDirectory, () => sent],
    [saveConfiguration, (given) => ({ configuration: keep(given), token: STORY_LINK.token })],
    [updateConfiguration, (given) => ({ configuration: keep(given) })],
    [
      getConfiguration,
      () => {
        if (!saved) throw refuseCall(getConfiguration, 'unknownConfiguration')
        return { configuration: saved }
      },
    ],
    [
      getOwnApplication,
      instead.own ??
        ((link) => {
          if (!opens(link)) throw refuseCall(getOwnApplication, 'unknownApplication')
          return { application: own }
        }),
    ],
    [
      answerQuestion,
      ({ text, ...link }) => {
        if (!opens(link)) throw refuseCall(answerQuestion, 'unknownApplication')
        own = {
          ...own,
          messages: [...own.messages, { id: `m${own.messages.length + 1}`, from: 'applicant', text, at: '2026-11-22T10:00:00Z' }],
        }
        return { application: own }
      },
    ],
    [
      addApplicationDocument,
      ({ kind, name, issuer, expiresOn }) => ({
        document: {
          id: 'd1',
          kind,
          name,
          issuer,
          expiresOn: expiresOn ?? null,
          status: 'submitted' as const,
          sizeBytes: 10,
          uploadedAt: '2026-11-22T10:00:00Z',
        },
      }),
    ],
    [findZip, ({ zip }) => ({ zip, city: 'Dayton', state: 'OH', lat: 39.7589, lng: -84.1916 })],
    [selectFabricator, ({ location, builderTier, volumeEstimate }) => routed(location, builderTier, volumeEstimate)],
  ])
}

function routed(location: RoutableShop['location'], tier: 'Preferred' | 'Standard' | 'Prepay' | 'Premium', units: number) {
  const week = '2026-11-23'
  const shops = FABRICATORS.map(
    (shop): RoutableShop => ({
      id: shop.id,
      name: shop.name,
      status: shop.status,
      isPreferred: shop.isPreferred,
      location: shop.location,
      reachMiles: 400,
      quality: Number(shop.qualityScore),
      finishedOrders: shop.finishedOrders,
      unitCents: cents(100_000),
      capabilities: { webs: [], mils: [], maxMemberFeet: 40, toleranceInches: 0.1 },
      weeks: [{ week, capacityUnits: shop.weeklyCapacity * 4, closedUnits: 0, reservedUnits: 0, bookedUnits: shop.currentLoad }],
    }),
  )
  const { ranked } = routeProject({ location, tier, units, fromWeek: week, byWeek: week }, shops, INITIAL_ROUTING_POLICY)
  const [primary, ...others] = ranked
  if (!primary) throw new Error('No shop of the story has enough capacity')
  const shown = ({ shop, miles, score }: typeof primary) => ({
    id: shop.id,
    name: shop.name,
    distance: Math.round(miles),
    routingScore: score,
  })
  const { proximity, capacity, quality, price } = primary.parts
  return {
    result: {
      decisionId: 'decision-1',
      primaryOperator: shown(primary),
      rationale: {
        explanation: rationaleWords(primary, others[0], units),
        proximityScore: proximity,
        capacityScore: capacity,
        qualityScore: quality,
        isNewShop: primary.shop.finishedOrders === 0,
        priceScore: price,
        tierBonusApplied: primary.tierBonusApplied,
      },
      fallbackOperators: others.slice(0, 2).map(shown),
    },
  }
}
