import { sendContactMessage } from '@framewell/domain/contact/calls'
import { CONTACT_TOPICS } from '@framewell/domain/contact/contactTopics'
import { deletePersonalData, findPersonalData } from '@framewell/domain/privacy/calls'
import { privacyDesk } from '@framewell/mfe-admin/testing/privacyDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { orderSetup } from '../testing/orderSetup'
import { qualifiedBuilder } from '../testing/qualifiedBuilder'
import { Parity } from './Parity'

const NOBODY = 'nobody@parity.example'
const reason = 'Asked by letter'
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('stories find and delete a person as the server does', async () => {
  const admin = await cms.signInAs('super_admin')
  const setup = await orderSetup(cms)
  await setup.makeShop('Wabash Steel Frames', null)
  const busy = await qualifiedBuilder(cms.payload, 'Standard', 500_000)
  await setup.placed(busy)
  const past = await cms.signInAs('builder')
  const stranger = 'dana@parity.example'
  const message = { name: 'Dana Hale', email: stranger, topic: CONTACT_TOPICS[0], message: 'Do you deliver to Toledo before May?' }
  await cms.request(sendContactMessage.path, { json: message })
  const people = [stranger, past.email, busy.email, admin.email]
  const find = async (address: string) =>
    findPersonalData.output.parse(await (await cms.request('/api/privacy/find', { json: { address }, cookie: admin.cookie })).json())
  const held = []
  for (const address of people) held.push(await find(address))
  const parity = new Parity(privacyDesk({ held }), cms, admin.cookie)
  for (const { account } of held) if (account) parity.same(account.id, account.id)
  await parity.agree(400, findPersonalData, { address: 'dana' })
  await parity.agree(404, findPersonalData, { address: NOBODY })
  await parity.agree(404, deletePersonalData, { address: NOBODY, reason })
  await parity.agree(400, deletePersonalData, { address: stranger, reason: 'no' })
  for (const address of people) await parity.agree(200, findPersonalData, { address })
  for (const address of [busy.email, admin.email]) await parity.agree(409, deletePersonalData, { address, reason })
  for (const address of [stranger, past.email]) {
    await parity.agree(200, deletePersonalData, { address, reason })
    await parity.agree(404, findPersonalData, { address })
    await parity.agree(404, deletePersonalData, { address, reason })
  }
})
