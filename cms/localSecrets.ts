import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const secretsSchema = z.object({ payloadSecret: z.string().min(32), internalSecret: z.string().min(32) })
/** What earlier versions kept. Their internalToken could be read by strangers, so it is not taken over. */
const earlierSchema = z.object({ payloadSecret: z.string().min(32), internalToken: z.string() })
type Secrets = z.infer<typeof secretsSchema>

const PATIENCE_MS = 5_000
const RETRY_MS = 20

/** Secrets of one machine: random, made by whichever process comes first, readable by their owner only. */
export function localSecrets(dataDir: string): Secrets {
  const file = join(/* turbopackIgnore: true */ dataDir, 'secrets.json')
  const found = read(file)
  if (found && 'internalSecret' in found) return found
  mkdirSync(/* turbopackIgnore: true */ dataDir, { recursive: true })
  const fresh = { payloadSecret: found?.payloadSecret ?? random(), internalSecret: random() }
  if (!found) {
    appear(file, fresh)
    return replaced(file)
  }
  // Only one process at a time replaces what an earlier version kept; the others wait for what it writes.
  const next = `${file}.next`
  if (appear(next, fresh)) {
    const meanwhile = read(file)
    if (meanwhile && 'internalSecret' in meanwhile) rmSync(/* turbopackIgnore: true */ next)
    else renameSync(/* turbopackIgnore: true */ next, file)
  }
  return replaced(file)
}

/** Writes a file that appears whole and never replaces another: processes that start together end up with the same secrets. */
function appear(file: string, secrets: Secrets): boolean {
  const draft = `${file}.${process.pid}`
  writeFileSync(/* turbopackIgnore: true */ draft, JSON.stringify(secrets), { mode: 0o600 })
  try {
    linkSync(/* turbopackIgnore: true */ draft, file)
    return true
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    return false
  } finally {
    rmSync(/* turbopackIgnore: true */ draft)
  }
}

function replaced(file: string): Secrets {
  for (let waited = 0; waited < PATIENCE_MS; waited += RETRY_MS) {
    const found = read(file)
    if (found && 'internalSecret' in found) return found
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS)
  }
  throw new Error(`${file} could not be brought up to date: delete ${file}.next and start again.`)
}

function read(file: string) {
  let text: string
  try {
    text = readFileSync(/* turbopackIgnore: true */ file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
  const parsed = z.union([secretsSchema, earlierSchema]).safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${file} is damaged: delete it and start again (everybody signs in anew).`)
  return parsed.data
}

function random(): string {
  return randomBytes(32).toString('hex')
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
