/**
 * `npm run bench:tracing` after `npm run build`: the cost of a page and a call with every request traced to a collector on this machine,
 * beside the same without tracing, in turns. Two sites and two cms processes on their own database, which it removes. Prints a table; never
 * fails on a figure.
 */
import './environment'

import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { env } from '../../cms/env'
import { vouchedHeaders } from '../../host/server/vouchedHeaders'
import { figureOf } from '../../server-kit/testing/commandLine'
import { median } from '../../server-kit/testing/figures'
import { Product } from '../Product'
import { Site } from '../Site'
import { RUN_FOLDER } from './environment'
import { type BenchRequest, requestsPerSecond, visitorAddress } from './load'

const ROUNDS = figureOf('rounds', 7)

/** Receives and counts spans. */
let spans = 0
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    spans += body.split('"spanId"').length - 1
    response.end('{}')
  })
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
const address = collector.address()
const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }

interface Side {
  readonly product: Product
  readonly site: Site
}

/** A cms and a site before it; both sides share one database. */
async function startSide(settings: Record<string, string>): Promise<Side> {
  const cms = await Product.open(env.DATA_DIR, settings)
  return { product: cms, site: await Site.open(cms.origin, { ...settings, TRUSTED_PROXIES: '1' }) }
}

const MEASURED: readonly { readonly what: string; readonly of: 'site' | 'cms'; readonly path: string }[] = [
  { what: 'page from those kept', of: 'site', path: '/blog' },
  { what: 'uncached page', of: 'site', path: '/search?query=steel' },
  { what: 'call through the site', of: 'site', path: '/api/qualification/tiers' },
  { what: 'call of the cms', of: 'cms', path: '/api/bom/plans' },
]
const originOf = (of: 'site' | 'cms', { site, product }: Side) => (of === 'site' ? site : product).origin
const VISITORS = 8_000
/** Visitors of one network in turn, one request each: none reaches a limit. */
const visitors = (network: number, path: string): BenchRequest[] =>
  Array.from({ length: VISITORS }, (_, index) => ({
    method: 'GET',
    path,
    headers: vouchedHeaders(env.INTERNAL_SECRET, visitorAddress(network, index)),
  }))

const sides: Side[] = []
try {
  const without = await startSide({})
  sides.push(without)
  const withTraces = await startSide(traced)
  sides.push(withTraces)
  console.log('| what | a second without | with every request traced | ratio | microseconds a request |\n| --- | --- | --- | --- | --- |')
  let network = 0
  for (const { what, of, path } of MEASURED) {
    const measure = (side: Side) => {
      network += 1
      return requestsPerSecond(originOf(of, side), visitors(network, path))
    }
    const [plain, spanned]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      plain.push(await measure(without))
      spanned.push(await measure(withTraces))
    }
    const [a, b] = [median(plain), median(spanned)]
    console.log(`| ${what} | ${a.toFixed(0)} | ${b.toFixed(0)} | ${(b / a).toFixed(2)} | ${(1e6 / b - 1e6 / a).toFixed(0)} |`)
  }
  console.log(`\n${spans} spans reached the collector`)
} finally {
  for (const { site, product } of sides) {
    await site.stop('SIGTERM')
    await product.stop()
  }
  collector.closeAllConnections()
  collector.close()
  await sides[0]?.product.end()
  rmSync(RUN_FOLDER, { recursive: true, force: true })
}
