import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { KIT_PACKAGES } from '../../domain/releases/kitVersions'
import { ROOT } from '../cachedBuild'
import { importsOf } from '../moduleGraph'

/** Folders of remote-kit that any micro-frontend needs. The others are parts of our own screens. */
const KIT_FOLDERS =
  /^remote-kit\/(address|drafts|factors|files|forms|lists|live|notices|reading|recheck|recording|release|sending|service|session|shared|shell)\//
const KIT_FILES = ['remote-kit/testing/freshBrowser.ts', 'remote-kit/testing/StoryShell.tsx']
const DESIGN = /^design-system\/(elements|foundation|tokens)\//
/** Contracts, formats and words that outside teams use. */
const CONTRACTS = [
  'accounts/session',
  'catalog/catalogPlan',
  'catalog/getPriceBook',
  'catalog/initialPlans',
  'catalog/listPlans',
  'contact/calls',
  'content/blogCalls',
  'content/searchSite',
  'content/site',
  'dates/businessDays',
  'export/csvText',
  'http/answerCalls',
  'insights/track',
  'lists/listInput',
  'money/cents',
  'money/usd',
  'network/directoryCalls',
  'newsletter/calls',
  'notifications/noticeCalls',
  'numbers/figure',
  'quotes/quoteCalls',
  'quotes/savedConfiguration',
  'releases/EventBus',
  'releases/calls',
  'releases/containerName',
  'releases/remoteDevPort',
  'releases/remoteEvents',
  'releases/sharedLibraries',
].map((name) => `domain/${name}.ts`)

/** Folders without sources of the packages. */
const NO_SOURCES = /^(node_modules|dist|template|storybook-static|\..*)$/
/** Rules of the business that no package contains. */
export const PRIVATE =
  /^domain\/(credit\/(?!tier\.|paymentTerms\.)|network\/(routingPolicy|routeProject)\.|payments\/|bom\/(?!bomPlan|bomRequest|takeOffSettings)|retention\/|privacy\/)|\.(test|stories)\.tsx?$|^(cms|host|server-kit|mfe-[a-z]+)\//

/**
 * The modules of the three packages: what any micro-frontend needs of the kit, the whole design system, contracts of the domain, and what
 * these import.
 * @throws Error for a module that is private, with the way to it
 */
export function publicModules(): readonly string[] {
  const graph = importsOf(KIT_PACKAGES.flatMap(modulesIn), true)
  const begins = [...graph.keys()].filter((file) => (KIT_FOLDERS.test(file) || DESIGN.test(file)) && !PRIVATE.test(file))
  const cameFrom = new Map<string, string | null>([...begins, ...KIT_FILES, ...CONTRACTS].map((file) => [file, null]))
  for (const file of cameFrom.keys()) {
    const imported = graph.get(file)
    if (!imported) throw new Error(`${file} does not exist: name another module in scripts/kit/publicPart.ts`)
    if (PRIVATE.test(file)) throw new Error(`The kit may not contain ${wayTo(file, cameFrom)}`)
    for (const next of imported) if (!cameFrom.has(next)) cameFrom.set(next, file)
  }
  return [...cameFrom.keys()].sort()
}

/** Modules of a folder and those below it. A product may run without its repository, so git is not asked. */
function modulesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return NO_SOURCES.test(entry.name) ? [] : modulesIn(path)
    return /\.(tsx?|mjs)$/.test(path) && !/\.d\.m?ts$/.test(path) ? [path] : []
  })
}

function wayTo(file: string, cameFrom: ReadonlyMap<string, string | null>): string {
  const from = cameFrom.get(file)
  return from ? `${file}, which is imported by ${wayTo(from, cameFrom)}` : file
}
