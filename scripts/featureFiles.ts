import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './cachedBuild'

const TESTED = ['domain', 'server-kit', 'remote-kit', 'cms', 'host', 'mfe-configurators', 'mfe-portal', 'mfe-admin'] as const
const SKIPPED = /(^|\/)(node_modules|dist|\.next)(\/|$)/

/** A feature's journeys that are named after a user's task. */
const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['security', 'signedIn'],
  audit: ['adminWorkTabs'],
  catalog: ['picker'],
  content: [
    'approval',
    'betweenPeople',
    'blog',
    'comments',
    'editing',
    'editorial',
    'keptForms',
    'landing',
    'lostWords',
    'panelPictures',
    'panelPresses',
    'panelRows',
    'panelScreens',
    'panelWriting',
    'pastedArticle',
    'preview',
    'publishing',
    'saving',
    'versions',
  ],
  health: ['controlSystemTabs', 'outage'],
  insights: ['adminTabs', 'controlTabs', 'figures'],
  keys: ['controlSystemTabs', 'desks'],
  network: ['adminWorkTabs'],
  notifications: ['controlSystemTabs'],
  orders: ['engineering', 'machines'],
  parties: ['accounts'],
  payments: ['books', 'orders', 'payouts', 'receipts', 'refunds'],
  privacy: ['controlKeyTabs'],
  production: ['picker', 'controlSystemTabs'],
  quotes: ['siteDesign', 'steel'],
  releases: ['drawn', 'outside', 'scriptsOff', 'shipping'],
  webhooks: ['controlKeyTabs'],
}
/** A feature's folders that are named after a user's task. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  content: ['sections'],
  framing: ['frame'],
  insights: ['analytics', 'command', 'dashboard'],
  orders: ['work'],
  production: ['picker'],
  quotes: ['advanced', 'simple', 'steel'],
  releases: ['federation', 'recording', 'release', 'template'],
}
/** Journeys across the whole site, which belong to no feature. */
const EVERYWHERE = ['accessibility', 'crawl']

export interface FeatureFiles {
  /** Each workspace's tests, if any. */
  readonly tests: ReadonlyMap<string, readonly string[]>
  readonly stories: readonly string[]
  readonly journeys: readonly string[]
}

/** Journeys without a feature. */
export async function strayJourneys(): Promise<readonly string[]> {
  const known = new Set([...EVERYWHERE, ...Object.values(JOURNEYS).flat()])
  const features = await readdir(join(ROOT, 'domain'))
  return (await journeyNames()).filter((name) => !known.has(name) && !features.includes(name))
}

async function journeyNames(): Promise<readonly string[]> {
  return (await readdir(join(ROOT, 'e2e'))).flatMap((file) => (file.endsWith('.spec.ts') ? [file.slice(0, -'.spec.ts'.length)] : []))
}

/** Micro-frontend screens with stories but without a feature. */
export async function strayStories(): Promise<readonly string[]> {
  const known = new Set([...(await readdir(join(ROOT, 'domain'))), ...Object.values(FOLDERS).flat()])
  const remotes = TESTED.filter((folder) => folder.startsWith('mfe-'))
  const files = await Promise.all(remotes.map((folder) => filesBelow(join(ROOT, folder))))
  return files.flat().filter((file) => file.endsWith('.stories.tsx') && !file.split('/').some((part) => known.has(part)))
}

/** A feature's tests and stories in every workspace, the tests that compare its stories with the server, and its journeys. */
export async function featureFiles(feature: string): Promise<FeatureFiles> {
  const tests = new Map<string, readonly string[]>()
  const stories: string[] = []
  const folders = new Set([feature, ...(FOLDERS[feature] ?? [])])
  for (const folder of TESTED) {
    const own = (await filesBelow(join(ROOT, folder))).filter((file) =>
      file
        .split('/')
        .slice(0, -1)
        .some((part) => folders.has(part)),
    )
    if (folder === 'cms') own.push(...(await storyTests(feature)))
    const tested = own
      .filter((file) => /\.test\.tsx?$/.test(file) && (process.env.TEST_FULL || !file.endsWith('.long.test.ts')))
      .map((file) => join(ROOT, folder, file))
    if (tested.length > 0) tests.set(folder, tested)
    stories.push(...own.filter((file) => file.endsWith('.stories.tsx')).map((file) => join(ROOT, folder, file)))
  }
  const named = [feature, ...(JOURNEYS[feature] ?? [])]
  const journeys = (await journeyNames()).filter((name) => named.includes(name)).map((name) => `${name}.spec.ts`)
  return { tests, stories, journeys }
}

/** Tests that send a feature's calls to the server for its stories. All of them ask who is signed in. */
async function storyTests(feature: string): Promise<readonly string[]> {
  const files = (await filesBelow(join(ROOT, 'cms'))).filter((file) => /^(parity|recordings)\/.*\.test\.ts$/.test(file))
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, 'cms', file), 'utf8')))
  const named = `'@framewell/domain/${feature}/`
  return files.filter((_, at) => texts[at]?.replace(`'@framewell/domain/accounts/session'`, '').includes(named))
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !SKIPPED.test(name))
      .map(async (entry) =>
        entry.isDirectory() ? (await filesBelow(join(folder, entry.name))).map((file) => `${entry.name}/${file}`) : [entry.name],
      ),
  )
  return nested.flat()
}
