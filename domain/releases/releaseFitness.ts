import { RESERVED_PATHS } from '../content/page'
import type { Refusal } from '../http/refusal'
import { RELEASE_LIMITS, type ReleaseManifest } from './manifest'
import { routesOverlap } from './matchesRoute'
import { type OfferedMajors, SHARED_MAJORS, type SharedMismatch, sharedMismatches } from './sharedLibraries'
import { SHELL_CONTRACT_VERSION } from './shell'

interface Routes {
  readonly remote: string
  readonly routes: readonly { readonly path: string }[]
}

const no = <Code extends string>(refusal: Code, detail: string): Refusal<Code> => ({ refusal, more: { detail } })
/** Maximum items listed in a message. */
const FEW = 5

/**
 * Why a host can't run a release; the detail names what to change.
 * @param offered major versions of a host's shared libraries; this product's by default
 */
export function compatibilityRefusal(
  { contract, shared }: Pick<ReleaseManifest, 'contract' | 'shared'>,
  offered: OfferedMajors = SHARED_MAJORS,
): Refusal<'contractMismatch' | 'sharedMismatch'> | undefined {
  if (contract !== SHELL_CONTRACT_VERSION) {
    return no('contractMismatch', `The release was built against shell contract ${contract}; the host speaks ${SHELL_CONTRACT_VERSION}.`)
  }
  const wanted = sharedMismatches(shared, offered).map(wantedChange)
  return wanted.length === 0 ? undefined : no('sharedMismatch', `To run in this host: ${wanted.join('; ')}.`)
}

function wantedChange({ library, builtWith, offeredMajor }: SharedMismatch): string {
  if (offeredMajor === undefined) return `${library} is not shared by the host, bundle it`
  const verb = Number.parseInt(builtWith, 10) > offeredMajor ? 'downgrade' : 'upgrade'
  return `${verb} ${library} from ${builtWith} to ${offeredMajor}`
}

/**
 * Why a release can't answer its routes: one belongs to the site, or to another remote.
 * @param others live and candidate releases of other remotes
 */
export function routesRefusal({ routes }: Routes, others: readonly Routes[]): Refusal<'routeTaken'> | undefined {
  for (const { path } of routes) {
    const [, first = ''] = path.toLowerCase().split('/')
    if (RESERVED_PATHS.some((reserved) => reserved === first)) return no('routeTaken', `${path}: /${first} belongs to the site itself.`)
  }
  for (const other of others) {
    for (const { path } of routes) {
      const taken = other.routes.find((theirs) => routesOverlap(path, theirs.path))
      if (taken) return no('routeTaken', `${path} takes addresses of ${other.remote}'s ${taken.path}.`)
      const own = other.routes.find((theirs) => firstOf(theirs.path) === firstOf(path))
      if (own) return no('routeTaken', `${path} begins with ${firstOf(path)}, which belongs to ${other.remote}.`)
    }
  }
  return undefined
}

/**
 * Why a release can't answer its routes: a published page or post has the address.
 * @param published what visitors find at addresses of the release's routes
 */
export function pagesRefusal(published: readonly { readonly path: string; readonly title: string }[]): Refusal<'routeTaken'> | undefined {
  const [first] = published
  return first && no('routeTaken', `${first.path} is the address of the published "${first.title}". Unpublish it first, or choose another.`)
}

/** The first segment of a route path, with its slash: everything below it belongs to the remote that has it. */
function firstOf(path: string): string {
  return `/${path.toLowerCase().split('/')[1] ?? ''}`
}

/**
 * Why a release can't drop some widgets: published pages use them.
 * @param used widgets of the remote on published pages, with each page's slug
 */
export function widgetsRefusal(
  { remote, widgets }: Pick<ReleaseManifest, 'remote' | 'widgets'>,
  used: readonly { readonly slug: string; readonly what: 'page' | 'article'; readonly widget: string }[],
): Refusal<'widgetsInUse'> | undefined {
  const dropped = used.filter(({ widget }) => !widgets.includes(widget))
  if (dropped.length === 0) return undefined
  const named = dropped.slice(0, FEW).map(({ widget, what, slug }) => `${remote}/${widget} on the ${what} "${slug}"`)
  return no('widgetsInUse', `Still in use: ${named.join('; ')}.`)
}

/** Why a registered version can't be registered again: its files differ. */
export function contentRefusal(kept: ReleaseManifest['files'], files: ReleaseManifest['files']): Refusal<'contentMismatch'> | undefined {
  const changed = [...new Set([...Object.keys(kept), ...Object.keys(files)])].filter((name) => kept[name] !== files[name])
  return changed.length === 0 ? undefined : no('contentMismatch', `Different: ${changed.slice(0, FEW).join(', ')}.`)
}

/**
 * Why a release is too large for visitors.
 * @param sizes bytes of each file
 * @param mapBytes total bytes of its source maps, which are stored as well
 */
export function sizeRefusal(remote: string, sizes: ReadonlyMap<string, number>, mapBytes = 0): Refusal<'tooLarge'> | undefined {
  const { scriptBytes, totalBytes } = RELEASE_LIMITS
  for (const [file, bytes] of sizes) {
    if (!/\.(m?js|css|json)$/.test(file) || bytes <= scriptBytes) continue
    return no('tooLarge', `${file} has ${inMegabytes(bytes)}; a script or style may have ${inMegabytes(scriptBytes)}.`)
  }
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
  if (mapBytes > totalBytes) {
    return no('tooLarge', `${remote} has ${inMegabytes(mapBytes)} of source maps; a release may have ${inMegabytes(totalBytes)}.`)
  }
  if (total <= totalBytes) return undefined
  return no('tooLarge', `${remote} has ${inMegabytes(total)}; a release may have ${inMegabytes(totalBytes)}.`)
}

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
