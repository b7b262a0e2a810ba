import { median } from '../../../server-kit/testing/figures'
import type { SecondHost } from './secondHost'

const REMOTE = 'mfe-configurators'
const PATHS = ['/configurator', '/home-plans', '/bom-generator'] as const
/** The first releases load what all of them share, and fill the cache. */
const WARM = 20
const SWAPS = Number(process.env.SWAPS ?? 500)
const EVERY = 20
/** Garbage collection is not predictable: a figure is a median of several. */
const LOOKS = 9

/** A host's memory while one release after another goes live, each rendered for visitors. */
export async function benchSwaps(host: SecondHost): Promise<void> {
  const real = host.live(REMOTE)
  const looks: number[] = []
  console.log(`\n| releases that went live, after the first ${WARM} | memory of the host | its threads |\n| --- | --- | --- |`)
  for (let swap = 1; swap <= WARM + SWAPS; swap += 1) {
    const release = await host.add(real, swap.toString(16).padStart(16, '0'))
    host.promote(release)
    await host.shows(PATHS[0], release)
    for (const path of PATHS) await fetch(host.url + path).then((answer) => answer.text())
    await fetch(host.url + release.baseUrl + release.entry).then((answer) => answer.arrayBuffer())
    if (swap < WARM || (swap - WARM) % EVERY !== 0) continue
    const megabytes = await settled(host)
    looks.push(megabytes)
    console.log(`| ${swap - WARM} | ${megabytes.toFixed(0)} MB | ${await host.threads()} |`)
  }
  const [first, last] = [looks[0] ?? Number.NaN, looks.at(-1) ?? Number.NaN]
  console.log(`| ${SWAPS} against none | ${((100 * (last - first)) / first).toFixed(1)} % (target: at most 10 %) | |`)
}

async function settled(host: SecondHost): Promise<number> {
  const looks: number[] = []
  for (let look = 0; look < LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    looks.push(await host.memory())
  }
  return median(looks)
}
