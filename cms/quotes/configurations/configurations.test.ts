import { problemSchema } from '@framewell/domain/http/problem'
import { getConfiguration, saveConfiguration, updateConfiguration } from '@framewell/domain/quotes/savedConfiguration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const draft = { configurator: 'steel', path: '/steel-configurator?step=2', state: { planType: 'catalog', selectedPlan: 'the-bova-plan' } }
const saved = async () => saveConfiguration.output.parse(await (await cms.request('/api/configurations', { json: draft })).json())
const problemOf = async (answer: Response) => problemSchema.parse(await answer.json())

describe('a saved configuration', () => {
  it('opens on a second device with its private link, and with no other token', async () => {
    const { configuration, token } = await saved()
    const opened = await cms.request(`/api/configurations/${configuration.id}?token=${token}`)
    expect(getConfiguration.output.parse(await opened.json()).configuration).toEqual(configuration)
    expect(configuration).toMatchObject(draft)
    const wrong = await cms.request(`/api/configurations/${configuration.id}?token=${'x'.repeat(43)}`)
    expect((await problemOf(wrong)).code).toBe('unknownConfiguration')
  })

  it('refuses a change by a device that did not see the last one, and returns what is stored', async () => {
    const { configuration, token } = await saved()
    const update = (state: object, seen: string) =>
      cms.request(`/api/configurations/${configuration.id}`, { method: 'PUT', json: { ...draft, token, state, seen } })
    const first = await update({ roofing: 'a' }, configuration.savedAt)
    const { configuration: stored } = updateConfiguration.output.parse(await first.json())
    const second = await update({ roofing: 'b' }, configuration.savedAt)
    expect(second.status).toBe(409)
    expect((await problemOf(second)).expected).toEqual({ configuration: stored })
    expect(stored.state).toEqual({ roofing: 'a' })
  })

  it('is one record after a repeated request', async () => {
    const headers = { 'idempotency-key': 'saved-once-0123456789' }
    const [first, again] = [
      await cms.request('/api/configurations', { json: draft, headers }),
      await cms.request('/api/configurations', { json: draft, headers }),
    ]
    expect(await again.json()).toEqual(await first.json())
  })

  it.each([
    ['an unknown configurator', { ...draft, configurator: 'boat' }, 'configurator'],
    ['an address elsewhere', { ...draft, path: 'https://x.example' }, 'path'],
    ['a state that is none', { ...draft, state: 'x' }, 'state'],
    ['a state of 100 KB', { ...draft, state: { text: 'x'.repeat(100_000) } }, 'state'],
  ])('refuses %s', async (_, json, path) => {
    const answer = await cms.request('/api/configurations', { json })
    expect(answer.status).toBe(400)
    expect((await problemOf(answer)).fields?.[0]?.path).toBe(path)
  })
})
