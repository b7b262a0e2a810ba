import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { visitorAddress } from '../load'
import type { SecondHost } from './secondHost'

const REMOTE = 'mfe-configurators'
const PATH = '/configurator'
/** Pages requested meanwhile: one of another remote, and one of the CMS. */
const OTHERS = ['/network-partners', '/'] as const
const EVERY_MS = 10
const ROUNDS = 5
/** Releases per round: each is rendered until it is switched off, after two failures. */
const RELEASES = 4

/** What a screen does while it is rendered. */
const FAULTS = {
  'a loop without end': 'for (;;) {}',
  'a throw': "throw new Error('broken')",
  'a pattern without end': "/^(a+)+$/.test('a'.repeat(64) + '!')",
  'a heap that grows': 'const hog = []; for (;;) hog.push(new Array(1000).fill(hog.length))',
  'buffers that grow': 'const hog = []; for (;;) hog.push(Buffer.alloc(10e6, 1))',
  'an end of the process': 'process.exit(1)',
} as const

/** How long other pages take while one release after another fails to render on servers, beside the same with good releases, in turns. */
export async function benchFaults(host: SecondHost): Promise<void> {
  const good = host.live(REMOTE)
  let made = 0
  const next = async (fault: string | null) => {
    made += 1
    const version = (0xfa000000 + made).toString(16).padStart(16, '0')
    return fault === null ? host.add(good, version) : brokenRelease(host, good, version, fault)
  }
  console.log(
    '\n| while servers draw | others’ pages: p50, p99 | the same with good releases | p99 against it |\n| --- | --- | --- | --- |',
  )
  for (const [name, fault] of Object.entries(FAULTS)) {
    const waits = { broken: [] as number[], good: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1)
      for (const kind of round % 2 === 0 ? (['good', 'broken'] as const) : (['broken', 'good'] as const)) {
        const others = look(host.url)
        for (let at = 0; at < RELEASES; at += 1) {
          const release = await next(kind === 'broken' ? fault : null)
          host.promote(release)
          await host.shows(PATH, release)
          for (let ask = 0; ask < 2; ask += 1) await fetch(`${host.url}${PATH}?plan=${made}-${ask}`).then((answer) => answer.text())
        }
        waits[kind].push(...(await others()))
      }
    const [broken, calm] = [waits.broken.toSorted((a, b) => a - b), waits.good.toSorted((a, b) => a - b)]
    const more = (100 * (share(broken, 0.99) - share(calm, 0.99))) / share(calm, 0.99)
    console.log(
      `| ${name} | ${share(broken, 0.5).toFixed(1)}, ${share(broken, 0.99).toFixed(1)} ms | ${share(calm, 0.5).toFixed(1)}, ${share(calm, 0.99).toFixed(1)} ms | ${more.toFixed(0)} % (target: within 10 %) |`,
    )
  }
}

/** A release whose every screen fails to render on a server; browsers get the good one's files. */
async function brokenRelease(host: SecondHost, good: LiveRelease, version: string, fault: string): Promise<LiveRelease> {
  const source = `
    const Screen = () => { ${fault}; return null }
    const every = (names) => Object.fromEntries(names.map((name) => [name, Screen]))
    module.exports = { default: { contract: ${good.contract}, routes: every(${JSON.stringify(good.routes.map(({ path }) => path))}), widgets: every(${JSON.stringify(good.widgets)}) } }`
  const server = 'broken.cjs'
  const release = await host.add(good, version, server)
  await writeFile(join(host.folderOf(release), server), source)
  const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`
  return { ...release, server, files: { ...release.files, [server]: integrity } }
}

/** Requests the other pages at a steady pace; returns a function that stops it and returns the delays in milliseconds. */
function look(url: string): () => Promise<readonly number[]> {
  const waits: Promise<number>[] = []
  const timer = setInterval(() => {
    const from = performance.now()
    const path = OTHERS[waits.length % OTHERS.length] ?? '/'
    waits.push(
      fetch(url + path, { headers: { 'x-forwarded-for': visitorAddress(9, waits.length) } }).then(async (answer) => {
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        return performance.now() - from
      }),
    )
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    return Promise.all(waits)
  }
}

function share(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
