/**
 * `npm run bench:tracing` after `npm run build`: the cost of a page and a call with every request traced to a collector on this machine,
 * beside the same without tracing, in turns. Two sites and two cms processes on their own database, which it removes. Prints a table; never
 * fails on a figure.
 */
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { vouchedHeaders } from '../host/server/vouchedHeaders'
import { type ServerProcess, startProcess } from '../server-kit/testing/serverProcess'
import { type BenchRequest, median, requestsPerSecond, visitorAddress } from './load'

const ROUNDS = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length) ?? 7)
const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, '.data', 'bench-tracing')
rmSync(FOLDER, { recursive: true, force: true })
const secret = randomBytes(32).toString('hex')
// Set before any cms module reads the environment: this run's processes share their own secrets.
Object.assign(process.env, {
  DATA_DIR: join(FOLDER, 'data'),
  DATABASE_URL: '',
  SITE_URL: 'http://localhost:3000',
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  INTERNAL_SECRET: secret,
  LOG_LEVEL: 'silent',
})
const { stopEmbedded } = await import('../cms/platform/database/embeddedPostgres')
const { freePort } = await import('../cms/testing/freePort')
const { bundleServer, startServer } = await import('../cms/testing/serverProcess')
const { bundleHost } = await import('../scripts/bundleHost')

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
  readonly cms: ServerProcess
  readonly host: ServerProcess
}

async function startSide(bundle: string, settings: Record<string, string>): Promise<Side> {
  const cms = await startServer(process.env.DATA_DIR ?? '', await freePort(), settings)
  const port = await freePort()
  const host = await startProcess({
    args: ['--conditions=production', bundle],
    cwd: ROOT,
    env: {
      ...process.env,
      ...settings,
      ...{ NODE_ENV: 'production', PORT: String(port), CMS_URL: cms.origin, DATA_DIR: join(FOLDER, `host-${port}`), TRUSTED_PROXIES: '1' },
    },
    origin: `http://127.0.0.1:${port}`,
  })
  return { cms, host }
}

const MEASURED: readonly { readonly what: string; readonly of: 'site' | 'cms'; readonly path: string }[] = [
  { what: 'page from those kept', of: 'site', path: '/blog' },
  { what: 'uncached page', of: 'site', path: '/search?query=steel' },
  { what: 'call through the site', of: 'site', path: '/api/qualification/tiers' },
  { what: 'call of the cms', of: 'cms', path: '/api/bom/plans' },
]
const originOf = (of: 'site' | 'cms', { host, cms }: Side) => (of === 'site' ? host : cms).origin
const VISITORS = 8_000
/** Visitors of one network in turn, one request each: none reaches a limit. */
const visitors = (network: number, path: string): BenchRequest[] =>
  Array.from({ length: VISITORS }, (_, index) => ({
    method: 'GET',
    path,
    headers: vouchedHeaders(secret, visitorAddress(network, index)),
  }))

await bundleServer()
const bundle = await bundleHost(join(ROOT, '.cache', 'bench-tracing'))
const sides: Side[] = []
try {
  const without = await startSide(bundle, {})
  sides.push(without)
  const withTraces = await startSide(bundle, traced)
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
  for (const { cms, host } of sides) {
    await host.kill('SIGTERM')
    await cms.kill('SIGTERM')
  }
  collector.closeAllConnections()
  collector.close()
  await stopEmbedded(process.env.DATA_DIR ?? '')
  rmSync(FOLDER, { recursive: true, force: true })
}
