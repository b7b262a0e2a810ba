import { median } from '../load'
import type { SecondHost } from './secondHost'

const REMOTE = 'mfe-configurators'
const PATHS = ['/configurator', '/home-plans', '/bom-generator'] as const
/** The first releases bring what all of them share, and fill what is kept of them. */
const WARM = 50
const SWAPS = 500
const EVERY = 50
/** The collector comes when it likes: a figure is the median of some. */
const LOOKS = 9

/** The memory of a host on which one release after another goes live, each of them drawn and asked for by visitors. */
export async function benchSwaps(host: SecondHost): Promise<void> {
  const real = host.live(REMOTE)
  const rows: { swaps: number; megabytes: number }[] = []
  for (let swap = 1; swap <= WARM + SWAPS; swap += 1) {
    const release = await host.add(real, swap.toString(16).padStart(16, '0'))
    host.promote(release)
    await host.shows(PATHS[0], release)
    for (const path of PATHS) await fetch(host.url + path).then((answer) => answer.text())
    await fetch(host.url + release.baseUrl + release.entry).then((answer) => answer.arrayBuffer())
    if (swap >= WARM && (swap - WARM) % EVERY === 0) rows.push({ swaps: swap - WARM, megabytes: await settled(host) })
  }
  const [first, last] = [rows[0]?.megabytes ?? 0, rows.at(-1)?.megabytes ?? 0]
  console.log(`\n| releases that went live, after the first ${WARM} | memory of the host |\n| --- | --- |`)
  for (const { swaps, megabytes } of rows) console.log(`| ${swaps} | ${megabytes.toFixed(0)} MB |`)
  console.log(`| ${SWAPS} against none | ${((100 * (last - first)) / first).toFixed(1)} % (target: at most 10 %) |`)
}

async function settled(host: SecondHost): Promise<number> {
  const looks: number[] = []
  for (let look = 0; look < LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    looks.push(await host.memory())
  }
  return median(looks)
}
