import { type BenchSite, startSite } from './testSite'

const GOOD = `h('p', null, 'drawn')`
const FAULTS: readonly (readonly [string, string])[] = [
  ['endless loop', '(() => { for (;;); })()'],
  ['bad pattern', `h('p', null, String(/^(a+)+$/.test('a'.repeat(60) + 'b')))`],
  ['heap hog', '(() => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)) })()'],
  ['buffers', '(() => { const all = []; for (;;) all.push(new Uint8Array(5e6).fill(1)) })()'],
  ['exit', 'process.exit(3)'],
  ['polluted prototypes', `(() => { Object.prototype.mine = 1; Array.prototype.map = () => ['mine']; return h('p', null, 'polluted') })()`],
  ['throws', `(() => { throw new Error('broken') })()`],
]
const REQUESTS = 3000
const ROUNDS = 3

/** What other pages take (p50, p99) while a release is broken and asked for, beside a good one under the same questions, in turns. */
export async function benchFaults(): Promise<void> {
  const site = await startSite()
  console.log('\n| release | other pages, p50 and p99 in ms | beside a good release | p99 to p99 |\n| --- | --- | --- | --- |')
  for (const [name, screen] of FAULTS) {
    const [bad, good]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      good.push(...(await othersMeanwhile(site, GOOD)))
      bad.push(...(await othersMeanwhile(site, screen)))
    }
    const [fault, beside] = [quantiles(bad), quantiles(good)]
    console.log(`| ${name} | ${fault.text} | ${beside.text} | ${(fault.p99 / beside.p99).toFixed(2)} |`)
  }
  await site.stop()
}

/** Milliseconds of each of many requests for another page while the remote's own is asked for again and again, each time for another plan. */
async function othersMeanwhile(site: BenchSite, screen: string): Promise<number[]> {
  const { version } = await site.release(screen)
  while (!(await (await site.get('/tracking')).text()).includes(version)) await new Promise((resolve) => setTimeout(resolve, 5))
  let over = false
  const asked = (async () => {
    for (let plan = 0; !over; plan += 1) await (await site.get(`/tracking?plan=${version}-${plan}`)).text()
  })()
  const times: number[] = []
  for (let request = 0; request < REQUESTS; request += 1) {
    const from = performance.now()
    await (await site.get('/about')).text()
    times.push(performance.now() - from)
  }
  over = true
  await asked
  return times
}

function quantiles(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { p99: at(0.99), text: `${at(0.5).toFixed(2)} and ${at(0.99).toFixed(2)}` }
}
