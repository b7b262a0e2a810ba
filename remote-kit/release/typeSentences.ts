import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHARED_EXPORTS, STORY_EXPORTS } from '@framewell/domain/releases/sharedLibraries'

const ERROR = /^(\S+?)\(\d+,\d+\): error TS(\d+): (.*)$/gm
/** A name is exported as a type only, or not at all. */
const ABSENT = /^(1362|1485|2305|2339|2551|2614|2724)$/
const NAME = /'([\w$]+)'/g

/**
 * What the compiler's refusals mean for a micro-frontend, where its own words do not say it: what the site does not share of a library, and how
 * events are named.
 * @param output of the compiler, which ran in `root`
 */
export async function typeSentences(root: string, output: string): Promise<readonly string[]> {
  const sentences = new Set<string>()
  for (const [, file = '', code = '', message = ''] of output.matchAll(ERROR)) {
    const [, event] = /^Argument of type '"(.*)"' is not assignable to parameter of type '`\$\{string\}\/\$\{string\}`'/.exec(message) ?? []
    if (event !== undefined)
      sentences.add(`An event is named by its sender and what happened, for example 'mfe-warranty/claim-filed'; '${event}' is not.`)
    if (!ABSENT.test(code)) continue
    const source = await readFile(join(root, file), 'utf8').catch(() => '')
    for (const [library, shared] of Object.entries<readonly string[]>(SHARED_EXPORTS)) {
      const name = [...message.matchAll(NAME)].map(([, one = '']) => one).find((one) => isTakenFrom(library, one, source, message))
      if (name !== undefined && !shared.includes(name))
        sentences.add(`'${name}' of '${library}' is not shared by the site. It shares ${sharedNames(library, shared)}.`)
    }
  }
  return [...sentences]
}

/** Whether code takes a name from a library, or the message is about the library's types as outside teams see them. */
function isTakenFrom(library: string, name: string, source: string, message: string): boolean {
  if (message.includes(`/remote-kit/shared/${library.split('/').at(-1)}"`)) return true
  const imports = [...source.matchAll(/\bimport\s+([^;'"]+?)\s+from\s+['"]([^'"]+)['"]/g)].filter(([, , from]) => from === library)
  return imports.some(([, taken = '']) => {
    const [, namespace] = /\*\s+as\s+([\w$]+)/.exec(taken) ?? []
    if (namespace === undefined) return taken.split(/[\s{},]+/).includes(name)
    return source.split(`${namespace}.`).some((after) => /^[\w$]+/.exec(after)?.[0] === name)
  })
}

function sharedNames(library: string, shared: readonly string[]): string {
  const forStories = Object.entries(STORY_EXPORTS).find(([one]) => one === library)?.[1] ?? []
  return [...shared, ...forStories.map((name) => `${name} (in stories and tests)`)].join(', ')
}
