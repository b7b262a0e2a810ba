import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { LiveRelease } from '@framewell/domain/releases/manifest'
import type { ReleaseCopies } from '../ReleaseCopies'

const WITHIN_MS = 3000
const HERE = '/releases/'

/**
 * The text of a release's file, from this machine or from where the release is stored.
 * @throws when it is missing or does not match its hash
 */
export async function readReleaseFile(copies: ReleaseCopies, { baseUrl, files }: LiveRelease, file: string): Promise<string> {
  const content = baseUrl.startsWith(HERE) ? await readHere(copies, baseUrl.slice(HERE.length) + file) : await fetchFile(baseUrl + file)
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
  if (integrity !== files[file]) throw new AlteredFile(`${file} is not the file its hash names`)
  return content.toString()
}

async function readHere(copies: ReleaseCopies, name: string): Promise<Buffer> {
  const place = await copies.placeOf(name)
  if (place === null) throw new Error(`${name} is not on this machine`)
  return readFile(place)
}

export class AlteredFile extends Error {
  override readonly name = 'AlteredFile'
}

/** Release URLs are set by operators. */
async function fetchFile(url: string): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(WITHIN_MS) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
