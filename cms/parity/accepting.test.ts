import { acceptInvitation, openInvitation } from '@framewell/domain/parties/partyCalls'
import { accountAnswers, STORY_TOKEN } from '@framewell/mfe-portal/testing/accountAnswers'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { Parity } from './Parity'

const OLIVIA = { name: 'Olivia Park', email: 'olivia@framewell.example' }
const PASSWORD = 'seven quiet steel trusses'
let cms: TestCms
let operator: string
beforeAll(async () => {
  cms = await bootCms()
  operator = (await cms.signInAs('operator')).cookie
})
afterAll(() => cms.stop())

/** Both sides before an open invitation. */
async function invited(companyName: string, answers: Parameters<typeof accountAnswers>[0], cookie = '', person = OLIVIA) {
  const json = { ...person, kind: 'builder', companyName, role: 'owner' }
  await cms.request('/api/invitations', { cookie: operator, json })
  const mail = (await mailsTo(cms.payload, person.email)).at(-1)
  const parity = new Parity(accountAnswers({ invited: person.email, ...answers }), cms, cookie, '203.0.113.90')
  parity.same(STORY_TOKEN, /\/join#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'No link was mailed')
  if (companyName !== 'Park Homes') parity.same('Park Homes', companyName)
  return parity
}

it('stories open and accept an invitation, once, as the server does', async () => {
  const parity = await invited('Park Homes', {})
  const joining = { token: STORY_TOKEN, name: 'Olivia Park' }
  await parity.agree(404, openInvitation, { token: 'never-was-a-token-0123' })
  await parity.agree(400, openInvitation, { token: 'cut' })
  await parity.agree(200, openInvitation, { token: STORY_TOKEN })
  await parity.agree(404, acceptInvitation, { ...joining, token: 'never-was-a-token-0123', password: PASSWORD })
  await parity.agree(400, acceptInvitation, { ...joining, name: ' ', password: PASSWORD })
  await parity.agree(400, acceptInvitation, joining)
  await parity.agree(400, acceptInvitation, { ...joining, password: 'short' })
  await parity.agree(400, acceptInvitation, { ...joining, password: 'password1234' })
  await parity.agree(200, acceptInvitation, { ...joining, password: PASSWORD })
  await parity.agree(404, acceptInvitation, { ...joining, password: PASSWORD })
  await parity.agree(404, openInvitation, { token: STORY_TOKEN })
})

it('an address with an account signs in first, for both', async () => {
  const parity = await invited('Park Garages', { hasAccount: true })
  await parity.agree(200, openInvitation, { token: STORY_TOKEN })
  await parity.agree(409, acceptInvitation, { token: STORY_TOKEN, name: 'Olivia Park', password: PASSWORD })
})

it('people signed in with another address join nothing, for both', async () => {
  const { cookie } = await cms.signInAs('builder')
  const desk = fakeSessionServer({ role: 'builder' })
  const ada = { name: 'Olivia Park', email: 'ada@builders.example' }
  const parity = await invited('Hale Homes', { desk }, cookie, ada)
  await parity.agree(200, openInvitation, { token: STORY_TOKEN })
  await parity.agree(409, acceptInvitation, { token: STORY_TOKEN, name: 'Olivia Park', password: PASSWORD })
})
