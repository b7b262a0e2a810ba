/**
 * Runs the generators and fails when they change anything: a collection changed without committing its types, the panel's import map or the
 * migration. Their output stays, ready to be reviewed and committed.
 */
import { hashInputs, ROOT } from './cachedBuild'
import { ActionableProblem, fail } from './console'
import { runCommand } from './runCommand'

/** The generators' final words. */
const DONE = 'are up to date'
const GENERATED = ['cms/payload-types.ts', 'cms/app/cms/importMap.js', 'cms/migrations']

async function main(): Promise<void> {
  const before = await hashInputs(GENERATED)
  await generate()
  if ((await hashInputs(GENERATED)) !== before) {
    throw new ActionableProblem(
      'The generators changed files: look at the change in cms/ and commit it with the collection that caused it.',
    )
  }
}

async function generate(): Promise<void> {
  const { code, output } = await runCommand('npm', ['run', '-w', '@framewell/cms', 'generate', '--', '--migration'], { cwd: ROOT })
  // A generator that hangs on its imports exits with 0 and prints nothing.
  if (code !== 0 || !output.includes(DONE)) throw new Error(`The generators failed:\n${output}`)
}

main().catch(fail)
