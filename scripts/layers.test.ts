import { describe, expect, it } from 'vitest'
import { moduleGraph } from './moduleGraph'

/** The cms folders from bottom to top. A folder imports only from the folders before it. */
const LAYERS = [
  'platform/fields',
  'platform/threads',
  'platform/storage',
  'platform/privacy',
  'platform/metrics',
  'platform/outbound',
  'platform/database',
  'platform/versions',
  'platform/figures',
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
  'tax',
  'insights',
  'credit',
  'bom',
  'quotes',
  'developments',
  'production',
  'orders',
  'recovery',
  'tasks',
  'backup',
  'health',
  'retention',
  'privacy',
  'seed',
]

/** Folders that assemble everything or only support tests. */
const OUTSIDE = new Set(['app', 'bench', 'migrations', 'parity', 'recordings', 'testing'])

interface Arrow {
  readonly from: string
  readonly to: string
  readonly file: string
  readonly target: string
}

/** A module's cms folder: 'orders', or within the platform 'platform/http'. Undefined for top-level and support files. */
function folderOf(file: string): string | undefined {
  const [top, folder, below, ...rest] = file.split('/')
  if (top !== 'cms' || folder === undefined || below === undefined || OUTSIDE.has(folder)) return undefined
  return folder === 'platform' && rest.length > 0 ? `platform/${below}` : folder
}

/** Product code imports between two cms folders. */
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

describe('the folders of the cms', () => {
  const arrows = arrowsOf(moduleGraph())

  it('each have a place among the layers', () => {
    const folders = new Set(arrows.flatMap(({ from, to }) => [from, to]))
    expect([...folders].filter((folder) => !LAYERS.includes(folder))).toEqual([])
    expect(LAYERS.filter((folder) => !folders.has(folder))).toEqual([])
    expect(arrows.length).toBeGreaterThan(1000)
  })

  it('import only folders below their own, so that the platform knows no feature and no two folders import each other', () => {
    expect(upward(arrows).map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })

  it('that import upward are found', () => {
    const found = upward(arrowsOf(new Map([['cms/platform/http/a.ts', ['cms/orders/b.ts', 'cms/platform/database/c.ts', 'cms/env.ts']]])))
    expect(found.map(({ to }) => to)).toEqual(['orders'])
  })
})
