import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

const MAX_LINES = 20
/** Pino's number for a warning; errors are above it. */
const WARNING = 40

interface Seen {
  readonly pages: readonly Page[]
  /** Console errors and warnings of the pages, in order. */
  readonly heard: readonly string[]
  /** When the journey began, in milliseconds since 1970. */
  readonly began: number
}

/** Why a journey failed: its pages' addresses, their console messages, and the latest warnings and errors in the product's log. */
export async function diagnose({ pages, heard, began }: Seen): Promise<string> {
  const log = process.env.E2E_PRODUCT_LOG
  const logged = log ? troublesSince(await readFile(log, 'utf8'), began) : ['not kept: the product was not started by e2e/runGroups.ts']
  return [...pages.map((page) => `page: ${page.url()}`), ...listed('console', heard), ...listed("product's log", logged)].join('\n')
}

function listed(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [`${title}: nothing`] : lines.slice(-MAX_LINES).map((line) => `${title}: ${line}`)
}

/** Warnings, errors and non-JSON log lines since a time. A line without a time belongs to the previous one. */
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
