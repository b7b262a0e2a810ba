import { sendContactMessage } from '@framewell/domain/contact/calls'
import { CONTACT_TOPICS } from '@framewell/domain/contact/contactTopics'
import { deletePersonalData, findPersonalData } from '@framewell/domain/privacy/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { orderSetup } from '../testing/orderSetup'
import { qualifiedBuilder } from '../testing/qualifiedBuilder'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen } from './Recording'

const DANA = { name: 'Dana Hale', email: 'dana@hale.example' }
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const begin = (cookie: string) => openScreen(cms, cookie, findPersonalData, { address: DANA.email })

it('records what is held of a person, for operators and for super admins, who delete it', async () => {
  const to = await orderSetup(cms)
  await to.makeShop('Wabash Steel Frames', null)
  const lou = await qualifiedBuilder(cms.payload, 'Standard', 500_000, { name: 'Lou Birch', email: 'lou@birch.example' })
  await cms.payload.db.pool.query(`update companies set name = 'Birch Homes' where id = $1`, [lou.companyId])
  await to.placed(lou)
  await cms.signInAs('builder', DANA)
  await callsAs(cms)(sendContactMessage, { ...DANA, topic: CONTACT_TOPICS[0], message: 'Do you deliver to Toledo before May?' })
  const operator = await cms.signInAs('operator', OLIVIA)
  await (await begin(operator.cookie)).keep('mfe-admin/recordings/personalDataForOperators.json')
  const admin = await cms.signInAs('super_admin', { ...OLIVIA, email: 'olivia.park@framewell.example' })
  const { ask, keep } = await begin(admin.cookie)
  await ask(findPersonalData, { address: 'lou@birch.example' })
  await ask(deletePersonalData, { address: DANA.email, reason: 'Asked by letter of November 20' })
  await expect(ask(findPersonalData, { address: DANA.email })).rejects.toMatchObject({ status: 404 })
  await keep('mfe-admin/recordings/personalData.json')
})
