import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import { ReleaseProblem } from './ReleaseProblem'

/** The micro-frontend in a folder, as its package names it. @throws ReleaseProblem for a folder without a package */
export async function remoteIn(root: string): Promise<RemoteName> {
  const file = join(root, 'package.json')
  if (!existsSync(file)) throw new ReleaseProblem(`There is no micro-frontend in ${root}. Run this in the folder of its package.json.`)
  const { name } = JSON.parse(await readFile(file, 'utf8'))
  return String(name).replace(/^@[^/]+\//, '')
}
