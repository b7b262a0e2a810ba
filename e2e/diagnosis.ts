import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

const MAX_LINES = 20
/** Pino's number for a warning; errors are above it. */
const WARNING = 40

interface Seen {
  readonly pages: readonly Page[]
  /** Errors and warnings of the pages' consoles, as they came. */
  readonly heard: readonly string[]
  /** When the journey began, in milliseconds since 1970. */
  readonly began: number
}

/** What shows why a journey failed: where its pages were, what their consoles said, and the newest warnings and errors of the product's log. */
export async function diagnose({ pages, heard, began }: Seen): Promise<string> {
  const log = process.env.E2E_PRODUCT_LOG
  const logged = log ? troublesSince(await readFile(log, 'utf8'), began) : ['not kept: the product was not started by e2e/runGroups.ts']
  return [...pages.map((page) => `page: ${page.url()}`), ...listed('console', heard), ...listed("product's log", logged)].join('\n')
}

function listed(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [`${title}: nothing`] : lines.slice(-MAX_LINES).map((line) => `${title}: ${line}`)
}

/** Warnings, errors and lines that are no JSON of a log, from a moment on. A line without a time counts with the one before it. */
export function troublesSince(log: string, began: number): readonly string[] {
  let since = false
  return log.split('\n').filter((line) => {
    const { time, level } = readLine(line)
    if (time !== undefined) since = time >= began
    return since && line.trim() !== '' && (level === undefined || level >= WARNING)
  })
}

function readLine(line: string): { readonly time?: number; readonly level?: number } {
  if (!line.startsWith('{')) return {}
  try {
    const { time, level } = JSON.parse(line)
    return { time: typeof time === 'string' ? Date.parse(time) : undefined, level: typeof level === 'number' ? level : undefined }
  } catch {
    return {}
  }
}
