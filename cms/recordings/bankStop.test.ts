import { openBankDetailStop, proposeBankDetail, stopBankDetail } from '@framewell/domain/payments/bankDetailCalls'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { memberOf } from '../testing/qualifiedBuilder'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { Recording } from './Recording'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('records an account that an owner stops by the link of a mail, and the same link afterwards', async () => {
  const { companyId } = await memberOf(cms.payload, 'builder', 'Park Homes', OLIVIA)
  const operator = await cms.signInAs('operator', { name: 'Sam Newcomer' })
  await callsAs(cms, operator.cookie)(proposeBankDetail, {
    companyId,
    accountName: 'Park Homes Holding',
    routingNumber: '021000021',
    accountNumber: '12347766',
    accountType: 'checking',
    accountHolder: 'business',
  })
  const mail = (await mailsTo(cms.payload, OLIVIA.email)).at(-1)?.text ?? ''
  const [, id = '', owner = '', secret = ''] = /\/stop-bank-account\?id=([\w-]+)&owner=([\w-]+)#token=([\w%-]+)/.exec(mail) ?? []
  const link = { id, owner, token: decodeURIComponent(secret) }
  const open = async () => {
    const recording = new Recording(cms)
    recording.hide(link.token, 'story-token-0123456789')
    await recording.ask(openBankDetailStop, link)
    return recording
  }
  const { ask, keep } = await open()
  await ask(stopBankDetail, link)
  await keep('mfe-portal/recordings/bankAccountStop.json')
  await (await open()).keep('mfe-portal/recordings/stoppedBankAccount.json')
})
