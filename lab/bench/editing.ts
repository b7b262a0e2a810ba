/**
 * `npm run bench:editing` against a running product (`npm start` in another terminal, the same PORT): clicks and seconds an editor needs in
 * the panel and on the content screen for the first saved word, publishing, moving a section, undoing a removal and uploading a picture,
 * the preview's delay, and the weight of the panel's screens. Creates two posts, which it deletes, and two pictures, which stay. Prints a
 * table; exits with an error when a step failed.
 */
import { loadavg } from 'node:os'
import { demoAccount } from '../../e2e/demoAccount'
import { editInPanel } from './editingPanel'
import { editOnScreen } from './editingScreen'
import { type Measured, measuring } from './editingSteps'
import { launchBrowser } from './launchBrowser'

const site = `http://localhost:${process.env.PORT ?? 3000}`
const browser = await launchBrowser()
const context = await browser.newContext({ baseURL: site, viewport: { width: 1440, height: 900 } })
const { email, password } = demoAccount('editor')
const signedIn = await context.request.post('/api/session', { headers: { origin: site }, data: { username: email, password } })
if (!signedIn.ok()) throw new Error(`Signing in answered ${signedIn.status()}`)

const rows: Measured[] = []
const { id, dashboardKilobytes, formKilobytes } = await editInPanel(await context.newPage(), measuring('panel', rows))
const other = await editOnScreen(await context.newPage(), measuring('content screen', rows))
for (const made of [id, other]) {
  const answer = made ? await context.request.delete(`/api/content/pages/${made}`, { headers: { origin: site } }) : undefined
  if (!answer?.ok()) console.warn(`A post of this run could not be deleted: ${made ?? 'its id is not known'}`)
}
await browser.close()

console.log(`Load while it ended: ${loadavg()[0]?.toFixed(1)}\n`)
console.log('| where | what | clicks | seconds |\n| --- | --- | --- | --- |')
for (const { where, what, clicks, seconds, problem } of rows)
  console.log(`| ${where} | ${what} | ${clicks} | ${problem ? `not done: ${problem}` : seconds.toFixed(seconds < 1 ? 2 : 1)} |`)
console.log('\n| what | compressed |\n| --- | --- |')
console.log(`| scripts of the dashboard | ${Math.round(dashboardKilobytes)} KB |`)
console.log(`| scripts of a post's form, the dashboard's included | ${Math.round(formKilobytes)} KB |`)
if (rows.some(({ problem }) => problem)) process.exitCode = 1
