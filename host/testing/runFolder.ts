import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of this run, in which its files find each other's builds. It lies in the repository, whose libraries are found from there. */
    readonly runFolder: string
  }
}

const PLACE = join(import.meta.dirname, '../../.cache/host-tests')

export default async function runFolder(project: TestProject) {
  await mkdir(PLACE, { recursive: true })
  const folder = await mkdtemp(join(PLACE, 'run-'))
  project.provide('runFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
