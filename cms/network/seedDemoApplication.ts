import { Readable } from 'node:stream'
import { companyDay } from '@framewell/domain/dates/businessDays'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import {
  addApplicationDocument as addApplicationDocumentCall,
  answerQuestion as answerQuestionCall,
  applyAsPartner as applyAsPartnerCall,
} from '@framewell/domain/network/joiningCalls'
import {
  askApplicant as askApplicantCall,
  judgeDocument as judgeDocumentCall,
  reviewApplication as reviewApplicationCall,
} from '@framewell/domain/network/reviewingCalls'
import { decideShopPrice as decideShopPriceCall, proposePriceList as proposePriceListCall } from '@framewell/domain/network/shopPriceCalls'
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload, PayloadRequest } from 'payload'
import { demoAccount } from '../accounts/demoAccount'
import { addMember, makeCompany, personFor } from '../parties/members'
import type { Account } from '../payload-types'
import { transactionOf } from '../platform/database/transactionOf'
import { contextFor } from '../platform/seeds/contextFor'
import { seedOnce } from '../platform/seeds/seedOnce'
import { applyAsPartner } from './apply'
import { DEMO_ANSWER, DEMO_ANSWERS, DEMO_PAPERS, DEMO_QUESTION, demoPaper } from './demoApplication'
import { answerQuestion } from './ownApplicationCalls'
import { receiveDocument } from './receiveDocument'
import { reviewApplication } from './reviewApplication'
import { askApplicant, judgeDocument } from './reviewCalls'
import { DEMO_MACHINES, DEMO_SHOPS, keepOwnWork } from './seedFabricators'
import { decideShopPrice, proposePriceList } from './shopPriceCalls'

const DAY_MS = 86_400_000
/** The demo partner's. */
const [SHOP] = DEMO_SHOPS

/**
 * The demo partner's shop joins like every shop: an application with a signed agreement, a question and its answer, accepted documents, an
 * approval, an approved price list. Once, and only into an empty network; the other demo shops have no application.
 */
export function seedDemoApplication(payload: BasePayload, now = new Date()): Promise<string[]> {
  return seedOnce(payload, 'network-application', isEmpty, async (req) => {
    const partner = await demoAccount(req, 'partner')
    const operator = await demoAccount(req, 'operator')
    if (!partner || !operator) return []
    req.context.seeding = true
    const number = await joinNetwork(req, { partner, operator }, now)
    return [number, SHOP.name]
  })
}

async function isEmpty(req: PayloadRequest): Promise<boolean> {
  const shops = await req.payload.count({ collection: 'fabricators', req })
  const applications = await req.payload.count({ collection: 'network-applications', req })
  return shops.totalDocs === 0 && applications.totalDocs === 0
}

async function joinNetwork(
  req: PayloadRequest,
  { partner, operator }: { readonly partner: Account; readonly operator: Account },
  now: Date,
): Promise<string> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const on = <C extends AnyCall>(days: number, call: C) => {
    req.context.seededAt = daysAgo(days)
    return contextFor(req, call, daysAgo(days))
  }
  const as = (account: Account | null) => {
    req.user = account && { ...account, collection: 'accounts' }
  }
  // Nobody is invited to a company they already belong to.
  await addMember(req, await makeCompany(req, SHOP.name, 'fabricator'), await personFor(req, partner), 'owner')

  as(null)
  const agreement = {
    authorizedRepName: partner.name,
    title: 'Owner',
    signature: partner.name,
    date: companyDay(daysAgo(100)),
  }
  const { name: primaryContactName, email } = partner
  const typed = { ...DEMO_ANSWERS, companyName: SHOP.name, primaryContactName, email, agreement }
  const { id, token, applicationId } = answered(await applyAsPartner(on(100, applyAsPartnerCall), applyAsPartnerCall.input.parse(typed)))
  as(operator)
  await askApplicant(on(99, askApplicantCall), { id, text: DEMO_QUESTION })
  as(null)
  await answerQuestion(on(99, answerQuestionCall), { id, token, text: DEMO_ANSWER })
  for (const paper of DEMO_PAPERS) {
    const expiresOn = companyDay(daysAgo(-paper.endsInDays))
    as(null)
    const { kind, name, issuer } = paper
    const bytes = await demoPaper(paper, SHOP.name, daysAgo(120), expiresOn)
    const context = on(98, addApplicationDocumentCall)
    const added = await receiveDocument(context, { application: id }, { kind, name, issuer, expiresOn }, Readable.from([bytes]))
    as(operator)
    if (added instanceof Response) throw new Error('A seed repeats nothing')
    const judged = { id: added.document.id, status: 'accepted', reason: 'Confirmed with the issuer' } as const
    await judgeDocument(on(98, judgeDocumentCall), judged)
  }
  const approving = reviewApplicationCall.input.parse({
    id,
    action: 'approve',
    reason: 'Visited the shop; references called',
    fabricator: {
      ...DEMO_MACHINES,
      address: SHOP.address,
      latitude: SHOP.latitude,
      longitude: SHOP.longitude,
      weeklyCapacity: SHOP.weeklyCapacity,
    },
  })
  await reviewApplication(on(97, reviewApplicationCall), approving)
  as(partner)
  const listed = { from: companyDay(daysAgo(96)), rates: SHOP.rates }
  const { price } = answered(await proposePriceList(on(96, proposePriceListCall), proposePriceListCall.input.parse(listed)))
  as(operator)
  const agreed = { id: price.id, decision: 'approve', reason: 'As agreed when it joined' } as const
  await decideShopPrice(on(96, decideShopPriceCall), agreed)
  await giveHistory(req, id, now)
  req.context.seededAt = undefined
  return applicationId
}

/** What a shop that has just joined cannot have: earlier dates, finished work, its own work in the calendar. */
async function giveHistory(req: PayloadRequest, application: string, now: Date): Promise<void> {
  const { finishedOrders, onTimeOrders, inspections, passedInspections, isPreferred, reserved } = SHOP
  const database = await transactionOf(req)
  for (const table of ['application_messages', 'network_documents'])
    await database.execute(
      sql`update ${sql.raw(table)} set created_at = created_at - interval '98 days' where application_id = ${application}`,
    )
  const { rows } = await database.execute<{ id: string }>(sql`
    update fabricators set demo = true, is_preferred = ${isPreferred}, finished_orders = ${finishedOrders}, on_time_orders = ${onTimeOrders},
      inspections = ${inspections}, passed_inspections = ${passedInspections}
    where application = ${application} returning id`)
  await keepOwnWork(req, String(rows[0]?.id), reserved, now)
}

function answered<Answer>(answer: Answer | Response): Answer {
  if (answer instanceof Response) throw new Error('An application answers no file')
  return answer
}
