import { promoteRelease } from '@framewell/domain/releases/movingCalls'
import { listReleases } from '@framewell/domain/releases/releaseRecord'
import autocannon from 'autocannon'
import { releaseClient } from '../../../remote-kit/release/shipRelease'
import { median } from '../../../server-kit/testing/figures'
import { liveSet } from './releaseOf'

const REMOTE = 'mfe-configurators'
const TIMES = 20
const GIVE_UP_MS = 30_000

interface Target {
  readonly site: string
  readonly cms: string
  readonly internalToken: string
}

/** Time from a promotion to the first page with that release, under load; and the number of failed requests. */
export async function benchPromote({ site, cms, internalToken }: Target): Promise<void> {
  const call = releaseClient({ url: cms, auth: { internalToken } })
  const { releases } = await call(listReleases, { remote: REMOTE })
  const [a, b] = releases.filter(({ filesKept, status }) => filesKept && status !== 'withdrawn')
  if (!a || !b) {
    console.log(`\nPromotion was not measured: ${REMOTE} has one release only. Ship another (npm run ship -w @framewell/${REMOTE}).`)
    return
  }
  const before = (await liveSet(site)).remotes.find(({ live }) => live.remote === REMOTE)?.live.version
  let stop = () => {}
  const load = new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url: `${site}/configurator`, connections: 8, duration: 300, headers: { 'accept-encoding': 'br' } }
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
    stop = () => running.stop()
  })
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    const next = turn % 2 === 0 ? b : a
    const from = performance.now()
    await call(promoteRelease, { id: next.id, reason: 'A bench asks how long it takes' })
    await shows(`${site}/configurator`, next.version)
    times.push(performance.now() - from)
  }
  stop()
  const { requests, errors, non2xx, timeouts } = await load
  const last = [a, b].find(({ version }) => version === before)
  if (last) await call(promoteRelease, { id: last.id, reason: 'As it was before the bench' })
  console.log('\n| promoted, until a visitor has it | |\n| --- | --- |')
  console.log(`| median and slowest of ${TIMES} | ${median(times).toFixed(0)} and ${Math.max(...times).toFixed(0)} ms |`)
  console.log(`| requests of others meanwhile, failed | ${requests.total}, ${errors + non2xx + timeouts} |`)
}

async function shows(url: string, version: string): Promise<void> {
  const began = performance.now()
  for (;;) {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    if ((await answer.text()).includes(`/${REMOTE}/${version}/`)) return
    if (performance.now() - began > GIVE_UP_MS) throw new Error(`${url} never had ${version}`)
  }
}
