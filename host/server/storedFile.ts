import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { z } from 'zod'

/** Reads JSON stored by an earlier run; null when it is missing or does not match the schema. */
export async function readStored<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema> | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

let drafts = 0

/** Writes JSON atomically, also when several hosts share the folder. */
export async function writeStored(file: string, value: unknown): Promise<void> {
  drafts += 1
  const draft = `${file}.${process.pid}.${drafts}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(draft, JSON.stringify(value))
  await rename(draft, file)
}
