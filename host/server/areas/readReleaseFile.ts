import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveRelease } from '@framewell/domain/releases/manifest'

const WITHIN_MS = 3000
const HERE = '/releases/'

/**
 * The text of a release's file, from this host's release store or from wherever the release lies.
 * @throws when it is not there, or not what its hash says
 */
export async function readReleaseFile(releasesDir: string, { baseUrl, files }: LiveRelease, file: string): Promise<string> {
  const content = baseUrl.startsWith(HERE)
    ? await readFile(join(releasesDir, baseUrl.slice(HERE.length), file))
    : await fetchFile(baseUrl + file)
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
  if (integrity !== files[file]) throw new AlteredFile(`${file} is not the file its hash names`)
  return content.toString()
}

export class AlteredFile extends Error {
  override readonly name = 'AlteredFile'
}

/** Release addresses are set by operators. */
async function fetchFile(url: string): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(WITHIN_MS) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
