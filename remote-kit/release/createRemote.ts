import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { isRemoteName } from '@framewell/domain/releases/remotes'
import { ReleaseProblem } from './ReleaseProblem'
import { kitDependencies, publishedKits } from './upgradeRemote'

const TEMPLATE = join(import.meta.dirname, '..', 'template')
/** The template's name, and the word in its address and class names. */
const [NAME, WORD] = ['mfe-example', 'example'] as const

/**
 * `create FOLDER NAME`: a micro-frontend in its own repository, with the newest kit that a site serves and its own lock file. Yields what to
 * do next.
 * @param from the folder that FOLDER is relative to
 * @param site address of the product that serves the kit
 * @throws ReleaseProblem without folder or name, for a site without a kit, and as `createRemote`
 */
export async function* createFromSite(from: string, site: string, [folder, name, ...more]: readonly string[]) {
  if (!folder || !name || more.length > 0) throw new ReleaseProblem('Say a folder and a name: create ../warranty mfe-warranty')
  const [newest] = await publishedKits(site)
  if (!newest) throw new ReleaseProblem(`${site} serves no kit yet. Its operator publishes one.`)
  const target = resolve(from, folder)
  await createRemote(target, name, { site, version: newest.version })
  yield `${name} is in ${target}, with the kit ${newest.version} of ${site}`
  const locked = await promisify(execFile)('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: target }).then(
    () => true,
    () => false,
  )
  const install = locked ? 'npm ci' : 'npm install (the lock file could not be made here)'
  yield `Next: ${install} there, and ask an operator of the site for a ship key for ${name}`
}

/**
 * Creates a micro-frontend in an empty folder: a page, a widget, a story, a test, its build.
 * @param name the name on the site, for example mfe-warranty; its page gets the address /warranty
 * @param kit the site that serves the kit, and the version to use
 * @throws ReleaseProblem for an invalid name, or a folder that is not empty
 */
export async function createRemote(folder: string, name: string, kit: { readonly site: string; readonly version: string }): Promise<void> {
  if (!isRemoteName(name)) throw new ReleaseProblem(`"${name}" is no name: small letters, digits and dashes, for example mfe-warranty.`)
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new ReleaseProblem(`${folder} holds something already. Choose an empty folder.`)
  await cp(TEMPLATE, folder, { recursive: true, filter: (source) => !/[\\/](node_modules|dist|\.cache)$/.test(source) })
  // npm pack drops a .gitignore.
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'))
  await dependOnKit(join(folder, 'package.json'), kit)
  const word = name.replace(/^mfe-/, '')
  const pascal = word.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  await rename(join(folder, 'ExamplePage.tsx'), join(folder, `${pascal}Page.tsx`))
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(folder, entry.name)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replaceAll(NAME, name).replaceAll('ExamplePage', `${pascal}Page`).replaceAll(`/${WORD}`, `/${word}`))
  }
}

/** The template names no version of the kit: the site does. */
async function dependOnKit(file: string, { site, version }: { readonly site: string; readonly version: string }): Promise<void> {
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  const dependencies = { ...kitDependencies(site, version), ...manifest.dependencies }
  await writeFile(file, `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`)
}
