import { RESERVED_PATHS } from '@framewell/domain/content/page'
import type { ReleaseManifest } from '@framewell/domain/releases/manifest'
import { promoteRelease } from '@framewell/domain/releases/release'
import { sharedMismatches } from '@framewell/domain/releases/sharedLibraries'
import { SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../database/transactionOf'
import { refusalsOf } from '../http/calls/CallProblem'
import { findReleases, readRelease } from './findReleases'

const refuse = refusalsOf(promoteRelease)
const refusal = (code: Parameters<typeof refuse>[0], detail: string) => refuse(code, { detail })

/** @throws CallProblem with a detail that names what to upgrade */
export function refuseIncompatible({ contract, shared }: Pick<ReleaseManifest, 'contract' | 'shared'>): void {
  if (contract !== SHELL_CONTRACT_VERSION) {
    throw refusal(
      'contractMismatch',
      `The release was built against shell contract ${contract}; the host speaks ${SHELL_CONTRACT_VERSION}.`,
    )
  }
  const mismatches = sharedMismatches(shared)
  if (mismatches.length === 0) return
  const wanted = mismatches.map(({ library, builtWith, offeredMajor }) =>
    offeredMajor === undefined
      ? `${library} is not shared by the host, bundle it`
      : `upgrade ${library} from ${builtWith} to ${offeredMajor}`,
  )
  throw refusal('sharedMismatch', `To run in this host: ${wanted.join('; ')}.`)
}

/**
 * What must hold before a release is shown to anybody.
 * @throws CallProblem whose detail names the library, route or page that is in the way
 */
export async function refuseUnfit(req: PayloadRequest, manifest: ReleaseManifest): Promise<void> {
  refuseIncompatible(manifest)
  await refuseTakenRoutes(req, manifest)
  await refuseDroppedWidgets(req, manifest)
}

/** @throws CallProblem routeTaken for a route of the site or of another remote */
export async function refuseTakenRoutes(
  req: PayloadRequest,
  { remote, routes }: { readonly remote: string; readonly routes: readonly { readonly path: string }[] },
): Promise<void> {
  for (const { path } of routes) {
    const [, first = ''] = path.toLowerCase().split('/')
    if (RESERVED_PATHS.some((reserved) => reserved === first)) throw refusal('routeTaken', `${path}: /${first} belongs to the site itself.`)
  }
  const others = await findReleases(req, { remote: { not_equals: remote }, status: { in: ['live', 'candidate'] } }, '-promotedAt', 100)
  for (const other of others) {
    const taken = new Set(readRelease(other)?.routes.map(({ path }) => shapeOf(path)))
    const clash = routes.find(({ path }) => taken.has(shapeOf(path)))
    if (clash) throw refusal('routeTaken', `${clash.path} is a route of ${other.remote}.`)
  }
}

/** /orders/:id and /orders/:order answer for the same paths. */
function shapeOf(path: string): string {
  return path.toLowerCase().replace(/:[^/]+/g, ':')
}

/** @throws CallProblem widgetsInUse when published pages show widgets of the remote that are not among these */
export async function refuseDroppedWidgets(
  req: PayloadRequest,
  { remote, widgets }: Pick<ReleaseManifest, 'remote' | 'widgets'>,
): Promise<void> {
  const database = await transactionOf(req)
  // Sections are stored as data; a widget is named in it as '{remote}/{widget}'.
  const { rows } = await database.execute(sql`
    select distinct slug, found[1] as widget from (
      select slug, regexp_matches(sections::text, ${`"${remote}/([a-z0-9-]+)"`}, 'g') as found
      from pages where _status = 'published' and deleted_at is null
    ) used order by slug`)
  const dropped = rows.filter(({ widget }) => typeof widget === 'string' && !widgets.includes(widget))
  if (dropped.length === 0) return
  const named = dropped.slice(0, 5).map(({ widget, slug }) => `${remote}/${widget} on the page "${slug}"`)
  throw refusal('widgetsInUse', `Still in use: ${named.join('; ')}.`)
}
