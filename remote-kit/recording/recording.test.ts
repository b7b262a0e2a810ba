import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from '@framewell/domain/accounts/session'
import { makeCallApi } from '@framewell/domain/http/callApi'
import { defineCall } from '@framewell/domain/http/defineCall'
import { inputText } from '@framewell/domain/releases/inputText.mjs'
import { SHELL_CONTRACT_VERSION, type Shell } from '@framewell/domain/releases/shell'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { recordedShell } from './recordedShell'
import type { RecordingMode } from './recordingMode'
import { saveRecordings } from './saveRecordings'

const SITE = 'https://homes.example'
const getPrice = defineCall({
  name: 'getPrice',
  method: 'GET',
  path: '/api/price',
  summary: 'A price',
  feature: 'test',
  access: 'public',
  input: z.object({ plan: z.string(), feet: z.number().optional() }),
  output: z.object({ dollars: z.number() }),
})

let folder: string
let server: Server
let at: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'framewell-recorded-')), 'recorded')
  const { middleware } = saveRecordings(folder, SITE)
  server = createServer(middleware)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  at = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterEach(async () => {
  server.close()
  await rm(join(folder, '..'), { recursive: true, force: true })
})

const ask = async (asked: object, origin = SITE) => {
  const response = await fetch(at, { method: 'POST', body: JSON.stringify(asked), headers: { origin } })
  return { status: response.status, ...(await response.json()) }
}

/** A site with the prices of some plans that counts its requests. */
function shellWith(mode: RecordingMode, prices: Readonly<Record<string, number>> = {}, session: Session | null = null) {
  let asked = 0
  const site: Shell = {
    contract: SHELL_CONTRACT_VERSION,
    navigate: () => undefined,
    session: async () => session,
    sessionChanged: () => undefined,
    toast: () => undefined,
    track: () => undefined,
    call: makeCallApi(async ({ url }) => {
      asked += 1
      const dollars = prices[new URLSearchParams(url.split('?')[1]).get('plan') ?? '']
      const [status, body] = dollars === undefined ? [404, { error: 'There is no such plan.' }] : [200, { dollars }]
      return { status, statusText: '', text: async () => JSON.stringify(body) }
    }),
  }
  return { shell: recordedShell(site, mode, async (question) => (await ask(question)).outcome), asked: () => asked }
}

it('replays recorded answers, also refusals, without asking the site', async () => {
  const live = shellWith('record', { storch: 6 })
  expect(await live.shell.call(getPrice, { plan: 'storch', feet: 30 })).toEqual({ dollars: 6 })
  await expect(live.shell.call(getPrice, { plan: 'none' })).rejects.toThrow('404')
  const later = shellWith('recorded')
  expect(await later.shell.call(getPrice, { feet: 30, plan: 'storch' })).toEqual({ dollars: 6 })
  await expect(later.shell.call(getPrice, { plan: 'none' })).rejects.toMatchObject({
    status: 404,
    body: expect.stringContaining('no such plan'),
  })
  await expect(later.shell.call(getPrice, { plan: 'bova' })).rejects.toThrow('getPrice was not recorded with {"plan":"bova"}')
  expect([live.asked(), later.asked()]).toEqual([2, 0])
})

it('replays who was signed in, and stores no name or address of the person', async () => {
  const ada = { id: '7', role: 'builder', name: 'Ada Miller', email: 'ada@miller.example', expiresAt: '2026-11-29T20:00:00.000Z' } as const
  const session = (mode: RecordingMode, signedIn: Session | null) => shellWith(mode, {}, signedIn).shell.session()
  expect(await session('recorded', ada)).toBeNull()
  expect(await session('record', ada)).toEqual(ada)
  expect(await session('record', null)).toBeNull()
  expect(await session('recorded', null)).toMatchObject({ id: '7', role: 'builder' })
  const stored = await readFile(join(folder, 'currentSession.json'), 'utf8')
  for (const personal of [ada.name, ada.email, ada.expiresAt]) expect(stored).not.toContain(personal)
})

it('stores all of many simultaneous answers, in a file people read and commit', async () => {
  const { shell } = shellWith('record', Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at, at])))
  await Promise.all(Array.from({ length: 20 }, (_, at) => shell.call(getPrice, { plan: String(at) })))
  expect(await readdir(folder)).toEqual(['getPrice.json'])
  const kept = JSON.parse(await readFile(join(folder, 'getPrice.json'), 'utf8'))
  expect(Object.keys(kept)).toHaveLength(20)
  expect(kept['{"plan":"7"}']).toEqual({ request: { method: 'GET', url: '/api/price?plan=7' }, output: { dollars: 7 } })
})

it("only serves the site's pages, and only within the folder", async () => {
  const outcome = { output: 1 }
  expect(await ask({ call: 'getPrice', input: '{}', outcome }, 'https://elsewhere.example')).toMatchObject({ status: 403 })
  expect(await ask({ call: '../../getPrice', input: '{}', outcome })).toMatchObject({ status: 400 })
  await expect(readdir(folder)).rejects.toThrow('ENOENT')
  expect(await ask({ call: 'getPrice', input: 'constructor' })).toMatchObject({ status: 404 })
})

it('reports an unreadable file instead of overwriting it', async () => {
  await ask({ call: 'getPrice', input: '{}', outcome: { output: 1 } })
  await writeFile(join(folder, 'getPrice.json'), '{ half')
  expect((await ask({ call: 'getPrice', input: '{}', outcome: { output: 2 } })).error).toContain('fix it or delete it')
  expect(await readFile(join(folder, 'getPrice.json'), 'utf8')).toBe('{ half')
})

it.each([
  [{ b: 1, a: { d: 2, c: undefined } }, '{"a":{"d":2},"b":1}'],
  [undefined, 'null'],
  [[{ b: 1, a: 2 }], '[{"a":2,"b":1}]'],
])('the input %o is kept as %s', (input, text) => {
  expect(inputText(input)).toBe(text)
})
