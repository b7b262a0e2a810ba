import { SourceMap } from 'node:module'
import { releaseFileName } from '@framewell/domain/releases/manifest'
import { z } from 'zod'
import type { RemoteRelease } from '../payload-types'
import { readMap } from './releaseStore'

/** Of one stack; a stack that names more is left as it is from there on. */
const MAX_FILES = 5
const mapSchema = z.object({
  version: z.literal(3),
  file: z.string().default(''),
  sources: z.array(z.string()),
  names: z.array(z.string()).default([]),
  mappings: z.string(),
})

/**
 * A stack from a page or a host with the places of a release's sources, in place of its built files, by the source maps it was shipped
 * with. Places without a map stay.
 */
export async function readableStack(release: Pick<RemoteRelease, 'remote' | 'version'>, stack: string): Promise<string> {
  const places = placesIn(release, stack)
  const files = [...new Set(places.map(({ file }) => file))].filter((file) => releaseFileName.safeParse(file).success).slice(0, MAX_FILES)
  const maps = new Map<string, SourceMap>()
  for (const file of files) {
    const map = await parsedMap(release, file)
    if (map) maps.set(file, map)
  }
  return places.reduceRight((text, { file, line, column, from, to }) => {
    const entry = maps.get(file)?.findEntry(line - 1, column - 1)
    if (!entry || !('originalSource' in entry)) return text
    const { originalSource, originalLine, originalColumn } = entry
    return `${text.slice(0, from)}${originalSource}:${originalLine + 1}:${originalColumn + 1}${text.slice(to)}`
  }, stack)
}

/** Line and column behind a file's name, and what a browser adds to its address. */
const PLACE = /([\w@./-]+)(?:\?[^\s():]*)?:(\d{1,9}):(\d{1,9})/y
/** Where an address or a path begins. */
const BEGINNING = /https?:\/\/|\//

interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
  /** Of the address, with line and column. */
  readonly from: number
  readonly to: number
}

/**
 * Places in files of the release: addresses in browsers, paths on hosts. Lines and columns begin with 1. A stack comes from a stranger: it is
 * searched from one mention of the release's folder to the next, not by a pattern that tries every beginning with every end.
 */
function placesIn({ remote, version }: Pick<RemoteRelease, 'remote' | 'version'>, stack: string): Place[] {
  const folder = `/${remote}/${version}/`
  const places: Place[] = []
  for (let at = stack.indexOf(folder); at >= 0; at = stack.indexOf(folder, at + 1)) {
    const before = places.at(-1)?.to ?? 0
    if (at < before) continue
    PLACE.lastIndex = at + folder.length
    const found = PLACE.exec(stack)
    if (!found) continue
    const [, file = '', line, column] = found
    const ahead = /[^\s()@]*$/.exec(stack.slice(before, at))?.[0] ?? ''
    const from = at - ahead.length + (BEGINNING.exec(ahead)?.index ?? ahead.length)
    places.push({ file, line: Number(line), column: Number(column), from, to: PLACE.lastIndex })
  }
  return places
}

async function parsedMap(release: Pick<RemoteRelease, 'remote' | 'version'>, file: string): Promise<SourceMap | null> {
  const text = await readMap(release, file)
  if (text === null) return null
  try {
    const { file: mapped, ...payload } = mapSchema.parse(JSON.parse(text))
    return new SourceMap({ ...payload, version: 3, file: mapped, sourcesContent: [], sourceRoot: '' })
  } catch {
    // The team shipped something else under a map's name: their stack stays as it came.
    return null
  }
}
