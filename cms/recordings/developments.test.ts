import { randomUUID } from 'node:crypto'
import { getPriceBook } from '@framewell/domain/catalog/getPriceBook'
import {
  createDevelopment,
  getDevelopment,
  getDevelopmentBill,
  listDevelopments,
  orderDevelopment,
  quoteDevelopment,
  saveLots,
} from '@framewell/domain/developments/developmentCalls'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { getDelivery } from '@framewell/domain/network/deliveryCalls'
import { readOrderSource } from '@framewell/domain/orders/placing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { inDays, orderSetup } from '../testing/orderSetup'
import { qualifiedBuilder } from '../testing/qualifiedBuilder'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen } from './Recording'

const MISSING = '00000000-0000-4000-8000-000000000099'
const NO_PLACE = { siteAddress: '', siteZip: '', deliverBy: '', site: null }
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('records a development that is planned, quoted and ordered, and what is made for all its lots', async () => {
  const to = await orderSetup(cms)
  await to.makeShop('Wabash Steel Frames', null)
  await cms.payload.updateGlobal({
    slug: 'price-settings',
    data: { lotBreaks: [{ fromLots: 4, percent: 4 }] },
    overrideAccess: true,
  })
  const { cookie, companyId } = await qualifiedBuilder(cms.payload, 'Premium', 5_000_000, OLIVIA)
  await cms.payload.db.pool.query(`update companies set name = 'Park Homes' where id = $1`, [companyId])
  const builder = callsAs(cms, cookie)

  const beginning = await openScreen(cms, cookie, listDevelopments, { page: 1, limit: 20 })
  await beginning.ask(getPriceBook, {})
  const { development } = await beginning.ask(createDevelopment, { name: 'Cedar Row' })
  const developmentId = development.id
  await beginning.ask(getDevelopment, { developmentId })
  await beginning.keep('mfe-portal/recordings/noDevelopments.json')

  const house = {
    planId: 'the-schiff-plan',
    foundation: 'slab-stem-wall',
    steelFrame: '18-gauge-steel',
    sheathing: 'insulated-panels',
    roofing: 'architectural-shingles',
  }
  const lots = [1, 2, 3, 4].map((at) => ({ ...house, ...NO_PLACE, id: randomUUID(), name: `Lot ${at}`, mirrored: at % 2 === 0 }))
  const [first, , third] = lots
  if (!first || !third) throw new Error('No lots')
  const place = { siteAddress: '12 Canal St, Dayton, OH', siteZip: '45402', deliverBy: inDays(90) }
  const firstLot = { ...first, ...place, site: { windMph: 115, exposure: 'B' as const, snowPsf: 30 } }
  await builder(saveLots, { developmentId, lots: [firstLot, ...lots.slice(1)] })

  const editing = await openScreen(cms, cookie, listDevelopments, { page: 1, limit: 20 })
  await editing.ask(getDevelopment, { developmentId })
  await expect(editing.ask(getDevelopment, { developmentId: MISSING })).rejects.toMatchObject({ status: 404 })
  const taken = editing.ask(saveLots, { developmentId, lots: [{ ...third, name: 'Lot 4' }] })
  await expect(taken).rejects.toMatchObject({ status: 400 })
  await editing.ask(saveLots, { developmentId, lots: [{ ...third, name: 'Lot 40' }] })
  await editing.keep('mfe-portal/recordings/development.json')

  const ordering = await openScreen(cms, cookie, getDevelopment, { developmentId })
  const { ask, keep } = ordering
  const { totalCents } = (await builder(getDevelopment, { developmentId })).development
  const quoted = (await ask(quoteDevelopment, { developmentId, total: dollarsOfCents(totalCents) })).development
  ordering.hide(quoted.quote?.path.split('#token=')[1] ?? 'no token', 'story-token-0123456789')
  await ask(orderDevelopment, { developmentId, name: OLIVIA.name, authority: '', textHash: quoted.form?.textHash ?? '' })
  const { ordered } = await ask(readOrderSource, { source: { kind: 'lot', id: first.id } })
  await ask(getDelivery, { zip: place.siteZip, squareFeet: ordered.areaSqft ?? undefined })
  await keep('mfe-portal/recordings/developmentOrder.json')

  const small = (await builder(createDevelopment, { name: 'Mill Row' })).development.id
  await builder(saveLots, {
    developmentId: small,
    lots: [false, true].map((mirrored, at) => ({ ...house, ...NO_PLACE, id: randomUUID(), name: `Lot ${at + 1}`, mirrored })),
  })
  const counting = await openScreen(cms, cookie, getDevelopment, { developmentId: small })
  await counting.ask(getDevelopmentBill, { developmentId: small })
  await counting.keep('mfe-portal/recordings/developmentBill.json')
})
