import { CALLS } from '@framewell/domain/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../../testing/bootCms'
import { inTurn } from '../../../testing/malformed'
import { apiRules } from '../policy/surfaceRules'
import { vouchedHeaders } from './clientOf'

let cms: TestCms
let editor: string
beforeAll(async () => {
  cms = await bootCms()
  editor = (await cms.signInAs('editor')).cookie
})
afterAll(() => cms.stop())

const NO_ID = '00000000-0000-4000-8000-000000000000'
/**
 * Other spellings that some readers take for the same path. fetch would normalize most of them, so these avoid percent-escapes; `npm run
 * attack` sends the rest raw.
 */
const spellings = (path: string) => {
  const last = path.slice(path.lastIndexOf('/') + 1)
  const before = path.slice(0, path.length - last.length)
  return [
    `${before}${last.toUpperCase()}`,
    `${before}${last.charAt(0).toUpperCase()}${last.slice(1)}`,
    `${path}/`,
    `${before}/${last}`,
    `${path}%20`,
    `${path}%00`,
    `${path};x`,
    `${path}.json`,
    `${before}%${last.charCodeAt(0).toString(16)}${last.slice(1)}`,
    path.replace('/api', '/API'),
    path.replace('/api', '/Api'),
  ].filter((spelling) => spelling !== path)
}

describe('one path has one spelling', () => {
  it('for every call', async () => {
    for (const [turn, { method, path }] of CALLS.entries()) {
      const others = spellings(path.replace(/\{\w+\}/g, NO_ID)).filter((other) => !/\/[0-9a-f-]{36}/i.test(other.split('/').at(-1) ?? ''))
      for (const spelling of inTurn(others, turn)) {
        const answer = await cms.request(spelling, { method, ...(method === 'GET' || method === 'DELETE' ? {} : { json: {} }) })
        // A last step that is a parameter may have any spelling; the call's schema then checks it.
        expect.soft([400, 401, 403, 404, 405], `${method} ${spelling}`).toContain(answer.status)
      }
    }
  })

  it.each(['login', 'forgot-password', 'reset-password', 'unlock', 'first-register', 'logout'])('for accounts/%s', async (route) => {
    for (const spelling of spellings(`/api/accounts/${route}`)) {
      const answer = await cms.request(spelling, { json: { email: 'nobody@framewell.test', password: 'guess' } })
      expect.soft(answer.status, spelling).toBe(404)
    }
  })

  it('for collections, globals and Payload’s own routes', async () => {
    const paths = [...apiRules(cms.payload.config).flatMap(({ method, path }) => (method === 'GET' && !path.includes(':') ? [path] : []))]
    for (const [turn, path] of paths.entries()) {
      expect.soft((await cms.request(path, { cookie: editor })).status, path).not.toBe(404)
      for (const spelling of inTurn(spellings(path), turn)) {
        expect.soft((await cms.request(spelling, { cookie: editor })).status, spelling).toBe(404)
      }
    }
  })
})

describe('a method is what the request line says', () => {
  it.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])('whatever %s says', async (name) => {
    const answer = await cms.request('/api/pages', { json: { locale: 'en&where=abc' }, headers: { [name]: 'GET' }, cookie: editor })
    expect(answer.status).toBe(400)
  })

  it("except for the panel's long queries, which pass the same checks as short ones", async () => {
    const ask = (body: string, headers: Record<string, string> = {}, path = '/api/pages') =>
      cms.request(path, {
        body,
        cookie: editor,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-payload-http-method-override': 'GET', ...headers },
      })
    const found = await ask('limit=1&depth=0&where[slug][equals]=nothing')
    expect([found.status, (await found.json()).docs]).toEqual([200, []])
    expect((await ask('where=abc')).status).toBe(400)
    expect((await ask('limit=0')).status).toBe(400)
    expect((await ask('locale=en%26where%3Dabc')).status).toBe(400)
    expect((await ask('limit=1', {}, '/api/pages?limit=2')).status).toBe(400)
    expect((await ask('limit=1', { 'x-payload-http-method-override': 'DELETE' })).status).toBe(400)
    expect((await ask('{"locale":"en&where=abc"}', { 'content-type': 'application/json' })).status).toBe(400)
    expect((await ask('limit=1', {}, '/api/accounts/LOGIN')).status).toBe(404)
  })

  it.each(['_method=DELETE', 'method=GET', '_METHOD=GET', 'http-method-override=GET'])('whatever the query says: %s', async (query) => {
    expect((await cms.request(`/api/pages?${query}`, { cookie: editor })).status).toBe(400)
  })

  it.each(['locale=en', 'locale=all', 'locale=en%26where%3Dabc', 'fallback-locale=de', 'fallbackLocale=x', 'locale[a]=b'])(
    'and there is only one language: %s',
    async (query) => expect((await cms.request(`/api/pages?${query}`, { cookie: editor })).status).toBe(400),
  )
})

describe('a cookie', () => {
  it('of a neighbor subdomain is nobody’s', async () => {
    const me = async (site: string) =>
      (
        await (
          await fetch(`${cms.origin}/api/accounts/me`, {
            headers: { cookie: editor, 'sec-fetch-site': site, ...vouchedHeaders('192.0.2.1') },
          })
        ).json()
      ).user
    expect(await me('same-origin')).not.toBeNull()
    expect(await me('same-site')).toBeNull()
    expect(await me('cross-site')).toBeNull()
  })

  it('that is made up opens no large form', async () => {
    const body = new Uint8Array(1024 * 1024)
    for (const cookie of ['framewell-token=made.up.cookie', 'x=1']) {
      for (const type of ['multipart/form-data; boundary=x', 'application/json']) {
        const answer = await cms.request('/api/media', { body, cookie, headers: { 'content-type': type } })
        expect.soft(answer.status, `${cookie} ${type}`).toBe(401)
      }
    }
  })
})
