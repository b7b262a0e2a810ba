import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder shared by the test files of this run for their builds. It is inside the repository so that its libraries resolve. */
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
