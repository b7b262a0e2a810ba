import { once } from 'node:events'
import { createServer } from 'node:http'
import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { logRequest } from './logRequest'

const written = new PassThrough()
let heard = ''
written.on('data', (chunk: Buffer) => {
  heard += chunk.toString()
})
const server = createServer((request, response) => {
  logRequest(pino(written), request, response, 'a-request', 0)
  request.resume().on('end', () => response.end('done'))
})
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())

it('logs the request and its result, without private links, cookies or form data', async () => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const { port } = address
  const headers = { cookie: 'session=secret-cookie', authorization: 'Bearer secret-key', 'x-link-token': 'secret-link' }
  const answer = await fetch(`http://127.0.0.1:${port}/quote/7?token=secret-query`, {
    method: 'POST',
    headers,
    body: 'password=secret-body',
  })
  await answer.text()
  await expect.poll(() => heard).toContain('\n')
  expect(JSON.parse(heard)).toMatchObject({ requestId: 'a-request', method: 'POST', path: '/quote/7', status: 200, address: '127.0.0.1' })
  expect(heard).not.toContain('secret')
})
