import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import express from 'express'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { freePort } from '../../testing/freePort'
import { requestLog } from './requestLog'

it('says what was asked and how it ended, and nothing that a private link, a cookie or a form holds', async () => {
  const written = new PassThrough()
  let heard = ''
  written.on('data', (chunk: Buffer) => {
    heard += chunk.toString()
  })
  const app = express()
  app.use(requestLog(pino({ level: 'debug' }, written)), (request, response) => {
    request.resume().on('end', () => response.status(request.url.startsWith('/broken') ? 500 : 200).end())
  })
  const port = await freePort()
  const server = app.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const headers = { cookie: 'session=secret-cookie', authorization: 'Bearer secret-key', 'x-link-token': 'secret-link' }
  for (const path of ['/api/quotes/7', '/broken'])
    await fetch(`http://127.0.0.1:${port}${path}?token=secret-query`, { method: 'POST', headers, body: 'password=secret-body' })
  await expect.poll(() => heard.trim().split('\n').length).toBe(2)
  server.close()
  const lines = heard
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(lines).toMatchObject([
    { method: 'POST', path: '/api/quotes/7', status: 200 },
    { method: 'POST', path: '/broken', status: 500 },
  ])
  expect(heard).not.toContain('secret')
})
