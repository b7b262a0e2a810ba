import { listNetworkApplications } from '@framewell/domain/network/reviewingCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { shopApplication } from '../testing/shopApplication'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('applications are listed by company when asked, and read on behind the last row', async () => {
  const applied = async (companyName: string, contactEmail: string): Promise<string> =>
    (await (await cms.request('/api/partner-onboarding', { json: { ...shopApplication, companyName, contactEmail } })).json()).id
  const [wabash, kokosing] = [
    await applied('Wabash Steel Frames', 'dana@wabash.test'),
    await applied('Kokosing Frames', 'bo@kokosing.test'),
  ]
  const { cookie } = await cms.signInAs('operator')
  const list = async (query: string) =>
    listNetworkApplications.output.parse(await (await cms.request(`/api/network/applications?status=all&${query}`, { cookie })).json())
  const ids = async (query: string) => (await list(query)).data.map(({ id }) => id)
  expect(await ids('sort=company&direction=ascending')).toEqual([kokosing, wabash])
  expect(await ids('sort=company')).toEqual([wabash, kokosing])
  const first = await list('limit=1')
  expect([...first.data, ...(await list(`limit=1&after=${encodeURIComponent(first.next ?? '')}`)).data].map(({ id }) => id)).toEqual([
    kokosing,
    wabash,
  ])
})
