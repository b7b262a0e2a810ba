/**
 * `npm run bench` against a running product (`npm start` in another terminal, the same PORT and DATA_DIR): throughput of the site and the
 * API, each beside a floor measured in the same run, in turns, as medians. With TEMPLATE_ORIGIN also beside another running site, for
 * example Payload's website template. Prints tables; never fails on a figure.
 */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { env } from '../../cms/env'
import { median } from '../../server-kit/testing/figures'
import { crowd } from './crowd'
import { requestsPerSecond } from './load'
import { publishToVisible } from './publishToVisible'
import { rendersPerSecond } from './rendersPerSecond'

const ROUNDS = 5
const site = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** One of the bundled articles. */
const ARTICLE = '/how-a-steel-frame-goes-up'

const MEASURED = [
  { what: 'landing page, kept HTML', path: '/', floor: constantServer },
  { what: 'article, kept HTML', path: ARTICLE, floor: constantServer },
  { what: 'blog list, kept HTML', path: '/blog', floor: constantServer },
  { what: 'configurator drawn from its release, kept HTML', path: '/configurator', floor: constantServer },
  { what: 'qualification with a drawn widget, kept HTML', path: '/qualification', floor: constantServer },
  { what: 'GET /api/qualification/tiers', path: '/api/qualification/tiers', floor: constantExpress },
  { what: 'GET /api/catalog/plans', path: '/api/catalog/plans', floor: constantExpress },
  { what: 'GET /api/bom/plans', path: '/api/bom/plans', floor: constantExpress },
] as const

console.log(
  '| what | per second | node:http (pages), Express (reads) with the same bytes | ratio | target |\n| --- | --- | --- | --- | --- |',
)
for (const { what, path, floor } of MEASURED) {
  const constant = await floor(await (await fetch(site + path)).text())
  const [served, least] = await inTurns(site + path, constant.url)
  await constant.close()
  console.log(
    `| ${what}, through the site | ${served.toFixed(0)} | ${least.toFixed(0)} | ${(served / least).toFixed(2)} | ${path.startsWith('/api/') ? 0.5 : 0.9} |`,
  )
}

/** Another site to compare with, and its pages that correspond to ours: an article and a list of articles. */
const { TEMPLATE_ORIGIN, TEMPLATE_ARTICLE = '/posts/digital-horizons', TEMPLATE_LIST = '/posts' } = process.env
if (TEMPLATE_ORIGIN) {
  console.log(
    '\n| kept HTML, compressed as for a browser | per second | the template at TEMPLATE_ORIGIN | times | target |\n| --- | --- | --- | --- | --- |',
  )
  const pairs = [
    ['article', ARTICLE, TEMPLATE_ARTICLE],
    ['blog list', '/blog', TEMPLATE_LIST],
  ] as const
  for (const [what, ours, theirs] of pairs) {
    const [a, b] = await inTurns(site + ours, TEMPLATE_ORIGIN + theirs, 'gzip, deflate, br')
    console.log(`| ${what} | ${a.toFixed(0)} | ${b.toFixed(0)} | ${(a / b).toFixed(1)} | 20 |`)
  }
}

console.log(
  '\n| rendered per request | per second | bare renderToString of the same tree | ratio | target |\n| --- | --- | --- | --- | --- |',
)
const RENDERED = [
  ['article', ARTICLE],
  ['blog list', '/blog'],
  ['landing page', '/'],
  ['home plans with a drawn widget', '/home-plans'],
  ['platform', '/platform'],
] as const
for (const [index, { document, bare }] of (await rendersPerSecond(RENDERED.map(([, path]) => site + path))).entries()) {
  console.log(`| ${RENDERED[index]?.[0]} | ${document.toFixed(0)} | ${bare.toFixed(0)} | ${(document / bare).toFixed(2)} | 0.85 |`)
}

console.log(
  '\n| 500 connections of 250 addresses, without pause | per second | p50, ms | p99, ms | p99 to p50 | errors | target |\n| --- | --- | --- | --- | --- | --- | --- |',
)
for (const path of ['/', ARTICLE, '/api/qualification/tiers', '/api/catalog/plans']) {
  const { perSecond, p50, p99, errors } = await crowd(site + path)
  console.log(`| ${path} | ${perSecond.toFixed(0)} | ${p50.toFixed(0)} | ${p99.toFixed(0)} | ${(p99 / p50).toFixed(1)} | ${errors} | 5 |`)
}

const cmsUrl = `http://127.0.0.1:${process.env.CMS_PORT ?? Number(process.env.PORT ?? 3000) + 1}`
const visible = await publishToVisible({ siteUrl: env.SITE_URL, cmsUrl })
console.log(`\nFrom publishing to visible on two hosts: ${visible.median.toFixed(0)} ms, at worst ${visible.worst.toFixed(0)} ms`)

/** Medians of two addresses' answers per second. */
async function inTurns(url: string, floor: string, acceptEncoding?: string): Promise<[number, number]> {
  const [served, least]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    least.push(await requestsPerSecond(floor, undefined, acceptEncoding))
    served.push(await requestsPerSecond(url, undefined, acceptEncoding))
  }
  return [median(served), median(least)]
}

/** The floor for pages: a server that only returns these bytes. */
function constantServer(body: string) {
  const bytes = Buffer.from(body)
  return listening((_, response) => response.writeHead(200, { 'content-length': bytes.length }).end(bytes))
}

/** The floor for reads: an Express application with one route that returns these bytes. */
function constantExpress(body: string) {
  const app = express()
  app.get('/', (_, response) => {
    response.type('application/json').send(body)
  })
  return listening(app)
}

async function listening(handle: RequestListener) {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has a port; only pipes have a path.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}
