import { companyDay } from '@framewell/domain/dates/businessDays'
import type { CallInput } from '@framewell/domain/http/defineCall'
import {
  answerQuestion,
  applyAsFabricator,
  applyAsPartner,
  applyToDirectory,
  findZip,
  getOwnApplication,
} from '@framewell/domain/network/joiningCalls'
import { networkService } from '@framewell/mfe-portal/testing/networkService'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { shopApplication } from '../testing/shopApplication'
import { Parity } from './Parity'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const yard = {
  businessName: 'Maumee Builders Supply',
  location: 'Toledo, OH',
  contactName: 'Ada Cole',
  email: 'desk@maumee.test',
  phone: '',
  partnerType: 'lumber-yard',
  currentCustomers: '',
  experience: '',
  interests: '',
} as const
const partner: CallInput<typeof applyAsPartner> = {
  partnerTypes: ['ReferralCapacityBroker'],
  companyName: 'Lakes Capacity',
  legalEntityName: 'Lakes Capacity LLC',
  primaryContactName: 'Bo Lake',
  email: 'bo@lakes.test',
  phone: '(419) 555-0134',
  businessAddress: '40 Water St, Toledo, OH 43604',
  website: '',
  yearsInBusiness: 3,
  operational: {
    preferredRegions: ['Ohio'],
    averageOrderSizeCapacity: 'Ten frames',
    emergencyOverflowAvailability: 'Within a week',
    references: [
      { name: 'Hearth Homes', contact: 'A. Cole', relation: 'Builder' },
      { name: 'Oak Row', contact: 'T. Row', relation: 'Builder' },
    ],
  },
  agreement: { authorizedRepName: 'Bo Lake', title: 'Owner', signature: 'Bo Lake', date: companyDay(new Date()) },
}
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const NAMES = ['id', 'token', 'applicationId']

it('stories take applications to the network as the server does', async () => {
  const { cookie } = await cms.signInAs('builder')
  const parity = new Parity(networkService(), cms, cookie)
  const shop = applyAsFabricator.input.parse(shopApplication)
  const { references } = partner.operational
  await parity.agree(200, applyAsFabricator, shop, NAMES)
  await parity.agree(400, applyAsFabricator, { ...shop, clientReferences: [] })
  await parity.agree(400, applyAsFabricator, { ...shop, contactEmail: 'nowhere', weeklyCapacity: 0 })
  await parity.agree(200, applyAsPartner, partner, NAMES)
  await parity.agree(400, applyAsPartner, { ...partner, operational: { ...partner.operational, references: references.slice(1) } })
  await parity.agree(400, applyAsPartner, { ...partner, partnerTypes: ['RollFormOperator'] })
  await parity.agree(400, applyAsPartner, { ...partner, agreement: { ...partner.agreement, signature: ' ' } })
  await parity.agree(200, applyToDirectory, yard, NAMES)
  await parity.agree(400, applyToDirectory, { ...yard, email: '', businessName: ' ' })
  await parity.agree(400, findZip, { zip: '4580' })
  await parity.agree(404, getOwnApplication, { id: UNKNOWN, token: 'of-nobody-0123456789' })
  await parity.agree(404, answerQuestion, { id: UNKNOWN, token: 'of-nobody-0123456789', text: 'Two machines' })
})
