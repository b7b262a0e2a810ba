import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { DATABASE_PREFIX, SECRETS_PATH, storedAs } from './folders'
import { type ArchiveEntry, MANIFEST_NAME, type Manifest, manifestSchema } from './manifest'

/** What tar-stream says of damage, as sentences for a person. */
const TAR_DAMAGE: Readonly<Record<string, string>> = {
  'Unexpected end of data': 'is not whole: it ends in the middle of a file.',
  'Invalid tar header. Maybe the tar is corrupted or it needs to be gunzipped?': 'is damaged, or is not a backup.',
}

/**
 * Unpacks an archive into a folder and checks all of it against its manifest.
 * @throws Error with a sentence that names the first problem.
 */
export async function readArchive(file: string, folder: string): Promise<Manifest> {
  const found = await unpack(file, folder)
  if (!found.delete(MANIFEST_NAME)) throw new Error(`${file} ends before its manifest: it is not whole.`)
  const parsed = manifestSchema.safeParse(parseManifest(file, await readFile(join(folder, MANIFEST_NAME), 'utf8')))
  if (!parsed.success) throw new Error(`The manifest of ${file} is not valid: ${parsed.error.issues[0]?.message}.`)
  for (const { path, bytes, sha256 } of parsed.data.entries) {
    const entry = found.get(path)
    if (entry?.bytes !== bytes || entry.sha256 !== sha256) throw new Error(`${path} in ${file} is missing or damaged.`)
    found.delete(path)
  }
  const [stranger] = found.keys()
  if (stranger !== undefined) throw new Error(`${file} holds ${stranger}, which its manifest does not name.`)
  return parsed.data
}

function parseManifest(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`The manifest of ${file} is damaged.`, { cause: error })
  }
}

/** @returns every file of the archive by its path, with its size and checksum */
async function unpack(file: string, folder: string): Promise<Map<string, ArchiveEntry>> {
  const found = new Map<string, ArchiveEntry>()
  const entries = extract()
  const keep = async (path: string, entry: AsyncIterable<unknown>) => {
    if (path !== MANIFEST_NAME && path !== SECRETS_PATH && !path.startsWith(DATABASE_PREFIX) && !storedAs(path))
      throw new Error(`${file} holds ${path}, which is not one of our files.`)
    if (path.split('/').includes('..')) throw new Error(`${file} holds ${path}, which leaves its folder.`)
    const place = join(folder, path)
    await mkdir(dirname(place), { recursive: true })
    const hash = createHash('sha256')
    let bytes = 0
    const counted = new Transform({
      transform(chunk, _, done) {
        hash.update(chunk)
        bytes += chunk.length
        done(null, chunk)
      },
    })
    await pipeline(entry, counted, createWriteStream(place, { mode: 0o600 }))
    found.set(path, { path, bytes, sha256: hash.digest('hex') })
  }
  // Not `for await`: an archive that ends just behind an entry's header would leave that entry without an end.
  entries.on('entry', ({ name }, entry, next) => {
    // It may be destroyed before it is read; then the pipeline below says why.
    entry.on('error', () => undefined)
    keep(name, entry).then(() => next(), next)
  })
  await pipeline(createReadStream(file), entries).catch((error: unknown) => {
    const damage = error instanceof Error ? TAR_DAMAGE[error.message] : undefined
    throw damage === undefined ? error : new Error(`${file} ${damage}`, { cause: error })
  })
  return found
}
