import { MOST_ROLL_FORMERS, type RollFormer } from '@framewell/domain/export/machine/rollFormer'
import { weeklyCapacityRefusal } from '@framewell/domain/network/capacityChange'
import { weekStartOf } from '@framewell/domain/network/capacityWeek'
import type {
  addOwnShopDocument as addOwnShopDocumentCall,
  downloadOwnShopDocument as downloadOwnShopDocumentCall,
  getOwnShop as getOwnShopCall,
  OwnShop,
  removeOwnRollFormer as removeOwnRollFormerCall,
  saveOwnRollFormer as saveOwnRollFormerCall,
  setOwnCapacityWeek as setOwnCapacityWeekCall,
  setOwnPanelLimits as setOwnPanelLimitsCall,
  setOwnWeeklyCapacity as setOwnWeeklyCapacityCall,
} from '@framewell/domain/network/ownShopCalls'
import type { Fabricator, NetworkDocument } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import type { Refusing } from '../platform/http/calls/callContext'
import { setWeek } from './capacityCalls'
import { lockedRow } from './lockedRow'
import { findOwnShop, ownDocuments, ownShopAnswer, requireOwnShop } from './ownShop'
import { receiveDocument } from './receiveDocument'
import { rollFormersOf } from './rollFormersOf'
import { routableShops } from './routableShops'
import { sendNetworkDocument } from './sendNetworkDocument'

/** As far ahead as orders can hold weeks. */
const PROMISED_WEEKS = 104

export const getOwnShop: Operation<typeof getOwnShopCall> = async ({ req, now }) => {
  const shop = await findOwnShop(req)
  return { shop: shop ? await ownShopAnswer(req, shop, now) : null }
}

/** The shop's row is locked, so that a hold and a smaller capacity cannot both take the last units. */
export const setOwnWeeklyCapacity: Operation<typeof setOwnWeeklyCapacityCall> = async (context, { weeklyCapacity }) => {
  const { req, refuse, now } = context
  const { id } = await requireOwnShop(context)
  const shop = await lockedRow<Fabricator>(req, 'fabricators', id)
  if (!shop) throw refuse('noShop')
  const [routable] = await routableShops(req, weekStartOf(now), PROMISED_WEEKS, id)
  const no = weeklyCapacityRefusal(routable?.weeks ?? [], weeklyCapacity)
  if (no) throw refuse(no.refusal, no.more)
  const updated: Fabricator = await req.payload.db.updateOne({ collection: 'fabricators', id, data: { weeklyCapacity }, req })
  await recordAudit(req, {
    action: 'capacity-change',
    subjectType: 'fabricators',
    subjectId: id,
    before: { weeklyCapacity: shop.weeklyCapacity },
    after: { weeklyCapacity },
  })
  return { shop: await ownShopAnswer(req, updated, now) }
}

export const setOwnPanelLimits: Operation<typeof setOwnPanelLimitsCall> = async (context, panelLimits) => {
  const { req, refuse, now } = context
  const { id } = await requireOwnShop(context)
  const shop = await lockedRow<Fabricator>(req, 'fabricators', id)
  if (!shop) throw refuse('noShop')
  const updated: Fabricator = await req.payload.db.updateOne({ collection: 'fabricators', id, data: { panelLimits }, req })
  await recordAudit(req, {
    action: 'panel-limits-change',
    subjectType: 'fabricators',
    subjectId: id,
    before: { panelLimits: shop.panelLimits ?? null },
    after: { panelLimits },
  })
  return { shop: await ownShopAnswer(req, updated, now) }
}

export const saveOwnRollFormer: Operation<typeof saveOwnRollFormerCall> = (context, machine) =>
  changeRollFormers(context, (before) => {
    const others = before.filter(({ id }) => id !== machine.id)
    if (others.length >= MOST_ROLL_FORMERS) throw context.refuse('tooMany')
    if (others.some(({ name }) => name === machine.name)) throw context.refuse('nameTaken')
    return [...others, machine].sort((a, b) => a.name.localeCompare(b.name))
  })

export const removeOwnRollFormer: Operation<typeof removeOwnRollFormerCall> = (context, { id }) =>
  changeRollFormers(context, (before) => {
    if (!before.some((machine) => machine.id === id)) throw context.refuse('unknownMachine')
    return before.filter((machine) => machine.id !== id)
  })

/** The shop's row is locked, so that two people change the list one after the other. */
async function changeRollFormers(
  context: Refusing<'noShop'> & { readonly now: Date },
  change: (before: readonly RollFormer[]) => RollFormer[],
): Promise<{ shop: OwnShop }> {
  const { req, refuse, now } = context
  const { id } = await requireOwnShop(context)
  const shop = await lockedRow<Fabricator>(req, 'fabricators', id)
  if (!shop) throw refuse('noShop')
  const before = rollFormersOf(shop)
  const rollFormers = change(before)
  const updated: Fabricator = await req.payload.db.updateOne({ collection: 'fabricators', id, data: { rollFormers }, req })
  await recordAudit(req, {
    action: 'roll-formers-change',
    subjectType: 'fabricators',
    subjectId: id,
    before: { rollFormers: before },
    after: { rollFormers },
  })
  return { shop: await ownShopAnswer(req, updated, now) }
}

export const setOwnCapacityWeek: Operation<typeof setOwnCapacityWeekCall> = async (context, week) => {
  const { id } = await requireOwnShop(context)
  return { week: await setWeek(context, { id, ...week }) }
}

export const addOwnShopDocument: Operation<typeof addOwnShopDocumentCall> = async (context, facts) => {
  const { id } = await requireOwnShop(context)
  return receiveDocument(context, { fabricator: id }, facts)
}

/** Another shop's document is answered like an unknown one. */
export const downloadOwnShopDocument: Operation<typeof downloadOwnShopDocumentCall> = async (context, { id }) => {
  const { req, refuse } = context
  const own = ownDocuments(await requireOwnShop(context))
  const file = await req.payload.db.findOne<NetworkDocument>({
    collection: 'network-documents',
    where: { and: [{ id: { equals: id } }, own] },
    req,
  })
  if (!file) throw refuse('notFound')
  return sendNetworkDocument(file)
}
