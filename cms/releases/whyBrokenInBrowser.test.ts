import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { testRelease } from '../testing/shipTestRelease'
import { whyBrokenInBrowser } from './whyBrokenInBrowser'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it.each([
  ['no Chromium', () => undefined, 'Not tried in a browser: the server of this site has no Chromium (CHROMIUM_PATH).'],
  [
    'a Chromium that is gone',
    () => {
      throw new Error('CHROMIUM_PATH names /opt/chrome, which does not exist.')
    },
    'Not tried in a browser: CHROMIUM_PATH names /opt/chrome, which does not exist.',
  ],
])('a server with %s says that a release was not tried', async (_, findBrowser, record) => {
  const actor = { id: 'ship-key', email: 'team', role: 'ship-key' } as const
  const given = { folder: '/nowhere', actor, isStart: false, findBrowser }
  expect(await whyBrokenInBrowser(await cms.localReq(), testRelease().manifest, given)).toEqual({ finding: null, record })
})
