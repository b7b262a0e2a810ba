import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteName } from '@framewell/domain/releases/remotes'

/** The micro-frontend in a folder, as its package names it. */
export async function remoteIn(root: string): Promise<RemoteName> {
  const { name } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  return String(name).replace(/^@[^/]+\//, '')
}
