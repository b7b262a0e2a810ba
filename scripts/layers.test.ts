import { describe, expect, it } from 'vitest'
import { moduleGraph } from './moduleGraph'

/** The folders of the cms from the bottom up. A folder imports from the folders before it. */
const LAYERS = [
  'platform/fields',
  'platform/threads',
  'platform/storage',
  'platform/privacy',
  'platform/metrics',
  'platform/outbound',
  'platform/database',
  'platform/versions',
  'platform/live',
  'platform/pdf',
  'platform/sessions',
  'platform/http',
  'platform/jobs',
  'platform/uploads',
  'platform/lists',
  'platform/audit',
  'platform/seeds',
  'platform/features',
  'panel',
  'notifications',
  'accounts',
  'parties',
  'webhooks',
  'keys',
  'releases',
  'catalog',
  'content',
  'newsletter',
  'contact',
  'network',
  'payments',
  'insights',
  'credit',
  'bom',
  'quotes',
  'orders',
  'production',
  'backup',
  'health',
  'retention',
  'privacy',
  'seed',
]
/** Imports of a later folder, and pairs of folders that import each other. Lower these numbers when they fall; they never rise. */
const MOST_UPWARD = 25
const MOST_MUTUAL = 9

/** Folders that put everything together or only support tests. */
const OUTSIDE = new Set(['app', 'bench', 'migrations', 'parity', 'testing'])

interface Arrow {
  readonly from: string
  readonly to: string
  readonly file: string
  readonly target: string
}

/** The cms folder of a module: 'orders', or below the platform 'platform/http'. Undefined for files at the top and for support. */
function folderOf(file: string): string | undefined {
  const [top, folder, below, ...rest] = file.split('/')
  if (top !== 'cms' || folder === undefined || below === undefined || OUTSIDE.has(folder)) return undefined
  return folder === 'platform' && rest.length > 0 ? `platform/${below}` : folder
}

/** The imports of product code between two folders of the cms. */
function arrowsOf(imports: ReadonlyMap<string, readonly string[]>): Arrow[] {
  return [...imports].flatMap(([file, targets]) => {
    const from = /\.test\.tsx?$|\/testing\//.test(file) ? undefined : folderOf(file)
    if (from === undefined) return []
    return targets.flatMap((target) => {
      const to = /\/testing\//.test(target) ? undefined : folderOf(target)
      return to === undefined || to === from ? [] : [{ from, to, file, target }]
    })
  })
}

const upward = (arrows: readonly Arrow[]) => arrows.filter(({ from, to }) => LAYERS.indexOf(from) < LAYERS.indexOf(to))

function mutualPairs(arrows: readonly Arrow[]): string[] {
  const known = new Set(arrows.map(({ from, to }) => `${from} ${to}`))
  return [...known].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ')
    return from < to && known.has(`${to} ${from}`)
  })
}

describe('the folders of the cms', () => {
  const arrows = arrowsOf(moduleGraph())
  const lines = (found: readonly Arrow[]) => found.map(({ file, target }) => `${file} imports ${target}`)

  it('each have their place among the layers', () => {
    const folders = new Set(arrows.flatMap(({ from, to }) => [from, to]))
    expect([...folders].filter((folder) => !LAYERS.includes(folder))).toEqual([])
    expect(LAYERS.filter((folder) => !folders.has(folder))).toEqual([])
    expect(arrows.length).toBeGreaterThan(1000)
  })

  it('import no feature where they belong to the platform, and there only downward', () => {
    expect(lines(upward(arrows).filter(({ from }) => from.startsWith('platform/')))).toEqual([])
  })

  it('import downward but for a number that only falls', () => {
    const found = lines(upward(arrows))
    expect(found.length, found.join('\n')).toBe(MOST_UPWARD)
  })

  it('import each other in pairs whose number only falls', () => {
    const found = mutualPairs(arrows)
    expect(found.length, found.join('\n')).toBe(MOST_MUTUAL)
  })
})
