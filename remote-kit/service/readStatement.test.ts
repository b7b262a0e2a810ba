import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getStatementKeys, type ServiceStatement } from '@framewell/domain/releases/ownService'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statementReader } from './readStatement'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const NOW = Date.parse('2026-11-28T00:00:00Z')
let asked = 0
let server: Server
let site = ''
beforeAll(async () => {
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const keys = [{ kty: 'OKP', crv: 'Ed25519', x, kid: 'one', use: 'sig', alg: 'EdDSA' }]
  server = createServer((request, response) => {
    asked += 1
    response.writeHead(request.url === getStatementKeys.path ? 200 : 404).end(JSON.stringify({ keys }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  site = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => server.close())

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
function bearer(change: Partial<ServiceStatement> = {}, head: object = { alg: 'EdDSA', kid: 'one' }): string {
  const claims = {
    iss: site,
    aud: 'mfe-warranty',
    sub: 'account-7',
    role: 'builder',
    iat: NOW / 1000,
    exp: NOW / 1000 + 60,
    jti: 'r',
    ...change,
  }
  const text = `${encoded(head)}.${encoded(claims)}`
  return `Bearer ${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
}

it('reads who is signed in from a statement of the site, and looks its keys up once', async () => {
  const read = statementReader({ site: `${site}/`, remote: 'mfe-warranty', now: () => NOW })
  asked = 0
  expect(await read(bearer())).toMatchObject({ sub: 'account-7', role: 'builder' })
  expect((await read(bearer({ sub: undefined })))?.sub).toBeUndefined()
  expect(asked).toBe(1)
})

it('reads nothing else', async () => {
  const read = statementReader({ site, remote: 'mfe-warranty', now: () => NOW })
  const [head, body = ''] = bearer().split('.')
  const forged = [
    head,
    encoded({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 'account-1' }),
    bearer().split('.')[2],
  ].join('.')
  const others = [
    undefined,
    'Bearer',
    'Bearer a.b.c',
    forged,
    bearer({ aud: 'mfe-other' }),
    bearer({ iss: 'https://evil.example' }),
    bearer({ exp: NOW / 1000 - 60 }),
    bearer({ iat: NOW / 1000 + 600, exp: NOW / 1000 + 660 }),
    bearer({}, { alg: 'none', kid: 'one' }),
    bearer({}, { alg: 'EdDSA', kid: 'two' }),
  ]
  for (const given of others) expect(await read(given), given).toBeNull()
})
