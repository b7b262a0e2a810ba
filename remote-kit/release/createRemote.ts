import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRemoteName } from '@framewell/domain/releases/remotes'
import { ReleaseProblem } from './ReleaseProblem'

const TEMPLATE = join(import.meta.dirname, '..', 'template')
/** What the template is called, and the word its address and classes are named with. */
const [NAME, WORD] = ['mfe-example', 'example'] as const

/**
 * Puts a new micro-frontend into an empty folder, wherever that lies: a page, a widget, a story, a test, its build.
 * @param name as the site will know it, for example mfe-warranty; its page gets the address /warranty
 * @throws ReleaseProblem for a name that is none, and for a folder that holds something
 */
export async function createRemote(folder: string, name: string): Promise<void> {
  if (!isRemoteName(name)) throw new ReleaseProblem(`"${name}" is no name: small letters, digits and dashes, for example mfe-warranty.`)
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new ReleaseProblem(`${folder} holds something already. Choose an empty folder.`)
  await cp(TEMPLATE, folder, { recursive: true, filter: (source) => !/[\\/](node_modules|dist|\.cache)$/.test(source) })
  // A package that is packed leaves a .gitignore behind.
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'))
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
