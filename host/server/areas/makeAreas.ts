import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { reportDrawFailure } from '@framewell/domain/releases/reports'
import { type CmsAddress, makeCmsClient } from '../cmsClient'
import type { Log } from '../log'
import type { ReleaseCopies } from '../ReleaseCopies'
import type { SharedReads } from '../SharedReads'
import { AreaCache } from './AreaCache'
import { AreaRenderer } from './AreaRenderer'
import { RenderFailure } from './AreaThread'
import { AlteredFile, readReleaseFile } from './readReleaseFile'

/** How long a render waits for an answer of the cms. */
const READS_WITHIN_MS = 1000
const PATIENCE_MS = 1000

interface MakeAreasOptions {
  readonly workerFile: string
  readonly cms: CmsAddress
  readonly copies: ReleaseCopies
  readonly sharedReads: SharedReads
  readonly log: Log
  readonly now: () => number
  /** How long a page waits for an area. */
  readonly patienceMs?: number | undefined
}

/** What renders remotes on this host: their threads, the area cache and the failure reports. */
export function makeAreas({ workerFile, cms, copies, sharedReads, log, now, patienceMs = PATIENCE_MS }: MakeAreasOptions) {
  const call = makeCmsClient(cms)
  const read = (url: string) => withinTime(sharedReads.read(url), READS_WITHIN_MS)
  const failed = (release: LiveRelease, failure: Error) => {
    const { remote, version } = release
    log.error({ err: failure, remote, version }, 'a release could not be rendered on the server; browsers render it')
    const stage = failure instanceof AlteredFile ? 'integrity' : 'draw'
    const stack = failure instanceof RenderFailure ? failure.releaseStack : ''
    const report = { remote, version, path: '/', stage, message: failure.message.slice(0, 500), stack: stack.slice(0, 4000) } as const
    call(reportDrawFailure, report).catch((error: unknown) => log.warn({ err: error, remote }, 'the failure could not be recorded'))
  }
  const readFile = (release: LiveRelease, file: string) => readReleaseFile(copies, release, file)
  const renderer = new AreaRenderer({ workerFile, readFile, read, failed, now })
  const areas = new AreaCache({ renderer, read, now, patienceMs })
  return {
    areas,
    /** Stops the threads of releases that are no longer in use and evicts their areas. */
    keep: (releases: readonly LiveRelease[]) => {
      renderer.keep(releases)
      areas.keep(releases)
    },
    close: () => renderer.close(),
  }
}

function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
