import { addressCalls, recoveryCalls } from '@framewell/domain/accounts/addressChange'
import { proposeBankDetail } from '@framewell/domain/payments/bankDetailCalls'
import { addWebhook } from '@framewell/domain/webhooks/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { memberOf } from '../testing/qualifiedBuilder'
import { TEST_PASSWORD } from '../testing/signInAs'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { Recording } from './Recording'

const { requestAddress, confirmAddress } = addressCalls
const { stopAddressChange } = recoveryCalls

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const tokenTo = async (email: string) => /#token=([\w-]+)/.exec((await mailsTo(cms.payload, email)).at(-1)?.text ?? '')?.[1] ?? ''

it('records a change of an address that is confirmed, and undone with what was added since', async () => {
  const { cookie, companyId } = await memberOf(cms.payload, 'builder', 'Park Homes', OLIVIA)
  const owner = callsAs(cms, cookie)
  const email = 'olivia@park.example'
  await owner(requestAddress, { email, currentPassword: TEST_PASSWORD })
  await owner(addWebhook, { name: 'Books', url: 'https://books.example.com/in', events: ['order-signed'] })
  await owner(proposeBankDetail, {
    companyId,
    accountName: 'Park Homes Holding',
    routingNumber: '021000021',
    accountNumber: '123456789',
    accountType: 'checking',
  })
  const recording = new Recording(cms)
  const { ask, keep } = recording
  const confirms = await tokenTo(email)
  recording.hide(confirms, 'story-token-that-confirms')
  await ask(confirmAddress, { token: confirms })
  await expect(ask(confirmAddress, { token: 'a-token-that-was-used-before' })).rejects.toMatchObject({ status: 404 })
  const stops = await tokenTo(OLIVIA.email)
  recording.hide(stops, 'story-token-that-stops')
  await ask(stopAddressChange, { token: stops })
  await keep('mfe-portal/recordings/addressChange.json')
})
