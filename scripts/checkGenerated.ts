/**
 * Runs the generators and fails when they change anything: a collection changed and its types, the panel's import map or the migration
 * were not committed with it. What they wrote stays, ready to be looked at and committed.
 */
import { hashInputs, ROOT } from './cachedBuild'
import { ActionableProblem, fail } from './console'
import { runCommand } from './runCommand'

const GENERATED = ['cms/payload-types.ts', 'cms/app/cms/importMap.js', 'cms/migrations']

async function main(): Promise<void> {
  const before = await hashInputs(GENERATED)
  await generate(['generate'])
  await generate(['migrate:create', '--', '--skip-empty'])
  if ((await hashInputs(GENERATED)) !== before) {
    throw new ActionableProblem(
      'The generators changed files: look at the change in cms/ and commit it with the collection that caused it.',
    )
  }
}

async function generate(script: readonly string[]): Promise<void> {
  const { code, output } = await runCommand('npm', ['run', '-w', '@framewell/cms', ...script], { cwd: ROOT })
  // A generator that hangs up on its imports ends with 0 and says nothing.
  if (code !== 0 || output.trim() === '') throw new Error(`npm run ${script.join(' ')} failed:\n${output}`)
}

main().catch(fail)
