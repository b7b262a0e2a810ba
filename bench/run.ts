/**
 * `npm run bench` against a running product (`npm start` in another terminal, the same PORT and DATA_DIR): what the site and the API serve,
 * each beside a floor measured in the same run, in turns, medians quoted. Prints tables; it never fails on a figure.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { env } from '../cms/env'
import { median, requestsPerSecond } from './load'
import { publishToVisible } from './publishToVisible'
import { rendersPerSecond } from './rendersPerSecond'

const ROUNDS = 5
const site = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** One of the articles that the product comes with. */
const ARTICLE = '/how-a-steel-frame-goes-up'

const MEASURED = [
  { what: 'landing page, kept HTML', path: '/', target: 0.5 },
  { what: 'article, kept HTML', path: ARTICLE, target: 0.5 },
  { what: 'blog list, kept HTML', path: '/blog', target: 0.5 },
  { what: 'GET /api/qualification/tiers, through the gateway', path: '/api/qualification/tiers', target: undefined },
  { what: 'GET /api/catalog/plans, through the gateway', path: '/api/catalog/plans', target: undefined },
] as const

console.log('| what | per second | node:http with the same bytes | ratio | target |\n| --- | --- | --- | --- | --- |')
for (const { what, path, target } of MEASURED) {
  const floor = await constantServer(await (await fetch(site + path)).text())
  const [served, constant]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    constant.push(await requestsPerSecond(floor.url))
    served.push(await requestsPerSecond(site + path))
  }
  await floor.close()
  const [a, b] = [median(served), median(constant)]
  console.log(`| ${what} | ${a.toFixed(0)} | ${b.toFixed(0)} | ${(a / b).toFixed(2)} | ${target ?? ''} |`)
}

console.log('\n| rendered anew | per second | bare renderToString of the same tree | ratio | target |\n| --- | --- | --- | --- | --- |')
const RENDERED = [
  ['article', ARTICLE],
  ['blog list', '/blog'],
  ['landing page', '/'],
] as const
for (const [index, { document, bare }] of (await rendersPerSecond(RENDERED.map(([, path]) => site + path))).entries()) {
  console.log(`| ${RENDERED[index]?.[0]} | ${document.toFixed(0)} | ${bare.toFixed(0)} | ${(document / bare).toFixed(2)} | 0.8 |`)
}

const cmsUrl = `http://127.0.0.1:${process.env.CMS_PORT ?? Number(process.env.PORT ?? 3000) + 1}`
const visible = await publishToVisible({ siteUrl: env.SITE_URL, cmsUrl, internalToken: env.INTERNAL_TOKEN })
console.log(`\nFrom publishing to visible on two hosts: ${visible.median.toFixed(0)} ms, at worst ${visible.worst.toFixed(0)} ms`)

/** The floor: a server that does nothing but answer these bytes. */
async function constantServer(body: string) {
  const bytes = Buffer.from(body)
  const server = createServer((_, response) => response.writeHead(200, { 'content-length': bytes.length }).end(bytes))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has a port; only pipes have a path.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}
