import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('a query of a field that nobody may ask for is refused without a word at error level: strangers would fill the log', async () => {
  const logged = vi.spyOn(cms.payload.logger, 'error')
  for (const path of ['/api/posts?where[nothing][equals]=1', '/api/pages?where[title.nothing][equals]=1'])
    expect((await cms.request(path)).status, path).toBe(400)
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})
