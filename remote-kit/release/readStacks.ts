import { SourceMap } from 'node:module'
import { type EndpointAnswer, pageEndpoint } from './pageEndpoint'

const MAX_BYTES = 64 * 1024
const FRAME = /^\s*at |@\w+:\/\//
/** A place in a file of a development server; lines and columns begin with 1. */
const PLACE = /(http:\/\/127\.0\.0\.1:\d+\/[^\s()?]+\.js)[^\s():]*:(\d+):(\d+)/

interface StackServer {
  readonly remote: string
  /** Origin of the pages that may ask. */
  readonly site: string
  /** Origin of the development server. */
  readonly server: string
  readonly print?: (text: string) => void
}

/** Serves `/stacks` of a development server: prints the stack of what a screen threw, and answers it with the places of the sources. */
export function readStacks({ remote, site, server, print = console.error }: StackServer) {
  const answer = async ({ stack }: Readonly<Record<string, unknown>>): Promise<EndpointAnswer> => {
    if (typeof stack !== 'string') return { status: 400, body: { error: 'Send a stack.' } }
    const readable = await readableStack(stack, server)
    print(`A screen of ${remote} threw an error. It is shown again after the next change.\n${readable}`)
    return { status: 200, body: { stack: readable } }
  }
  return pageEndpoint({ name: 'stacks', site, maxBytes: MAX_BYTES, answer })
}

/** A stack without the frames of the site, whose code the team cannot change; the others name files and lines of the sources. */
async function readableStack(stack: string, server: string): Promise<string> {
  const maps = new Map<string, SourceMap | null>()
  const lines: string[] = []
  for (const line of stack.split('\n')) {
    const [place = '', file = '', row, column] = PLACE.exec(line) ?? []
    if (!file.startsWith(`${server}/`)) {
      if (!FRAME.test(line)) lines.push(line)
      continue
    }
    if (!maps.has(file)) maps.set(file, await mapOf(file))
    const found = maps.get(file)?.findEntry(Number(row) - 1, Number(column) - 1)
    const source = found && 'originalSource' in found ? `${plainName(found.originalSource)}:${found.originalLine + 1}` : place
    lines.push(line.replace(place, source))
  }
  return lines.join('\n')
}

async function mapOf(file: string): Promise<SourceMap | null> {
  try {
    const response = await fetch(`${file}.map`)
    return response.ok ? new SourceMap(await response.json()) : null
  } catch {
    // Not a map: the place stays as the browser wrote it.
    return null
  }
}

/** 'webpack://mfe_warranty/./WarrantyPage.tsx' is WarrantyPage.tsx. */
function plainName(source: string): string {
  return source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '')
}
