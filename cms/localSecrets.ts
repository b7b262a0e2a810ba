import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const secretsSchema = z.object({ payloadSecret: z.string().min(32), internalSecret: z.string().min(32) })
type Secrets = z.infer<typeof secretsSchema>

/**
 * Secrets of one machine: random, created by the first process, readable by their owner only.
 * @throws Error with one sentence if the file is damaged.
 */
export function localSecrets(dataDir: string): Secrets {
  const file = join(/* turbopackIgnore: true */ dataDir, 'secrets.json')
  const found = read(file)
  if (found) return found
  mkdirSync(/* turbopackIgnore: true */ dataDir, { recursive: true })
  const fresh = { payloadSecret: random(), internalSecret: random() }
  return createOnce(file, fresh) ? fresh : localSecrets(dataDir)
}

/** Writes a file that appears whole and never replaces another: processes that start together end up with the same secrets. */
function createOnce(file: string, secrets: Secrets): boolean {
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

function read(file: string): Secrets | undefined {
  let text: string
  try {
    text = readFileSync(/* turbopackIgnore: true */ file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
  const parsed = secretsSchema.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${file} is damaged. Delete it and start again; everyone will have to sign in again.`)
  return parsed.data
}

function random(): string {
  return randomBytes(32).toString('hex')
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
