import { changeLots } from '@framewell/domain/developments/changeLots'
import type {
  createDevelopment as createDevelopmentCall,
  getDevelopment as getDevelopmentCall,
  saveLots as saveLotsCall,
} from '@framewell/domain/developments/developmentCalls'
import { siteZipProblem } from '@framewell/domain/orders/siteAddress'
import { currentPriceBook } from '../catalog/priceBooks'
import { placesOfZips } from '../network/placeOfZip'
import { refuseUnplanned } from '../network/refuseUnplanned'
import { companyOf } from '../parties/companyOf'
import type { Development } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { developmentAnswer } from './developmentAnswer'
import { ordersOfLots } from './ordersOfLots'
import { changeDevelopment, findDevelopment, openDevelopment, openDevelopmentForChange, takenIds } from './storedDevelopment'

export const createDevelopment: Operation<typeof createDevelopmentCall> = async ({ req, now, refuse, session }, { name }) => {
  const company = await companyOf(req, 'builder')
  if (!company || !session) throw refuse('noCompany')
  const row: Development = await req.payload.db.create({
    collection: 'developments',
    data: { name, company: company.id, createdBy: session.id, lots: [], lotCount: 0, changedAt: now.toISOString() },
    req,
  })
  await recordAudit(req, { action: 'development-create', subjectType: 'developments', subjectId: row.id, after: { name } })
  const stored = await findDevelopment(req, row.id, now)
  if (!stored) throw new Error(`Development ${row.id} is gone`)
  return { development: await developmentAnswer(req, stored) }
}

export const getDevelopment: Operation<typeof getDevelopmentCall> = async (context, { developmentId }) => ({
  development: await developmentAnswer(context.req, await openDevelopment(context, developmentId)),
})

/**
 * Adds lots, changes known ones and removes others, all or nothing; removing one that is gone is no error. Once the development is ordered, its lots keep their names and houses, and a lot that was
 * called off keeps everything.
 */
export const saveLots: Operation<typeof saveLotsCall> = async (context, { developmentId, lots: given, remove }) => {
  const { req, refuse, now } = context
  const development = await openDevelopmentForChange(context, developmentId)
  const kept = new Map(development.lots.map(({ id, deliverBy }) => [id, deliverBy]))
  const days = given.map(({ id, deliverBy }, at) => [`lots.${at}.deliverBy`, kept.get(id) === deliverBy ? '' : deliverBy])
  refuseUnplanned(Object.fromEntries(days), now)
  const known = new Set(development.lots.map(({ id }) => id))
  const taken = await takenIds(
    req,
    given.flatMap(({ id }) => (known.has(id) ? [] : [id])),
  )
  const places = await placesOfZips(
    req,
    given.map(({ siteZip }) => siteZip),
  )
  const fields = given.flatMap((lot, at) => {
    const apart = lot.siteZip && lot.siteAddress ? siteZipProblem(lot, places.get(lot.siteZip)?.state) : undefined
    return [
      ...(taken.has(lot.id) ? [{ path: `lots.${at}.id`, message: 'Give the new lot an id of its own' }] : []),
      ...(apart ? [{ path: `lots.${at}.siteZip`, message: apart }] : []),
    ]
  })
  if (fields.length > 0) throw refuse('invalidInput', { fields })
  const calledOff = new Set((await ordersOfLots(req, development)).keys())
  const ordered = development.signature !== null
  const outcome = changeLots(await currentPriceBook(req), { lots: development.lots, ordered, calledOff }, { lots: given, remove })
  if ('refusal' in outcome) throw refuse(outcome.refusal, outcome.more)
  const before = new Map(development.lots.map((lot) => [lot.id, lot]))
  const { lots } = outcome
  const stored = await changeDevelopment(context, development, { lots })
  await recordAudit(req, {
    action: 'development-lots-save',
    subjectType: 'developments',
    subjectId: developmentId,
    before: { lots: given.map(({ id }) => before.get(id) ?? null) },
    after: { lots: given, removed: development.lots.filter(({ id }) => remove.includes(id)) },
  })
  return { development: await developmentAnswer(req, stored) }
}
