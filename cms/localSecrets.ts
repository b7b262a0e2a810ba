import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const secretsSchema = z.object({ payloadSecret: z.string().min(32), internalToken: z.string().min(32) })

/** Secrets of one machine: random, made by whichever process comes first, readable by their owner only. */
export function localSecrets(dataDir: string): z.infer<typeof secretsSchema> {
  const file = join(/* turbopackIgnore: true */ dataDir, 'secrets.json')
  const draft = `${file}.${process.pid}`
  try {
    return read(file)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  mkdirSync(/* turbopackIgnore: true */ dataDir, { recursive: true })
  const fresh = { payloadSecret: randomBytes(32).toString('hex'), internalToken: randomBytes(32).toString('hex') }
  writeFileSync(/* turbopackIgnore: true */ draft, JSON.stringify(fresh), { mode: 0o600 })
  try {
    // A link appears whole and never replaces: processes that start together end up with the same secrets.
    linkSync(/* turbopackIgnore: true */ draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(/* turbopackIgnore: true */ draft)
  }
  return read(file)
}

function read(file: string) {
  const parsed = secretsSchema.safeParse(JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8')))
  if (!parsed.success) throw new Error(`${file} is damaged: delete it and start again (everybody signs in anew).`)
  return parsed.data
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
