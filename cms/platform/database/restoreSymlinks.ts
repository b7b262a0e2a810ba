import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'

const listSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm packages cannot contain symbolic links; an install without scripts lacks the libraries' short names. */
export function restoreSymlinks(native: string): void {
  const list = join(/* turbopackIgnore: true */ native, 'pg-symlinks.json')
  if (!existsSync(/* turbopackIgnore: true */ list)) return
  for (const { source, target } of listSchema.parse(JSON.parse(readFileSync(/* turbopackIgnore: true */ list, 'utf8')))) {
    const link = join(/* turbopackIgnore: true */ native, '..', target)
    if (existsSync(/* turbopackIgnore: true */ link)) continue
    try {
      symlinkSync(basename(source), /* turbopackIgnore: true */ link)
    } catch (error) {
      // Another process was faster.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}
