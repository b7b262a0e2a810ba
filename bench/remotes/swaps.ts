import { startSite } from './testSite'

const SWAPS = 500
/** Until then the process has taken what it takes at first. */
const WARM = 60

/** Memory of a host that gets five hundred releases of one remote after another, each drawn for a visitor. */
export async function benchSwaps(): Promise<void> {
  const site = await startSite()
  let warm = 0
  let most = 0
  for (let swap = 1; swap <= WARM + SWAPS; swap += 1) {
    const words = `release ${swap}`
    await site.release(`h('p', null, '${words}')`)
    while (!(await (await site.get('/tracking')).text()).includes(words)) await new Promise((resolve) => setTimeout(resolve, 2))
    const now = process.memoryUsage.rss() / 1e6
    if (swap === WARM) warm = now
    if (swap > WARM) most = Math.max(most, now)
  }
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const end = process.memoryUsage.rss() / 1e6
  console.log('\n| releases swapped on a running host | MB |\n| --- | --- |')
  console.log(`| after the first ${WARM} | ${warm.toFixed(0)} |`)
  console.log(
    `| after ${SWAPS} more; the most in between | ${end.toFixed(0)} (${((end / warm - 1) * 100).toFixed(0)}%); ${most.toFixed(0)} |`,
  )
  await site.stop()
}
