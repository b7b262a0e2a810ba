import { named } from './commandLine'

/** What a part found out. */
export interface Outcome {
  /** One line for a person, beside the name. */
  readonly note?: string
  /** Promises that did not hold; empty when all held. */
  readonly broken: readonly string[]
  /** The part's row of the table at the end. */
  readonly row?: Readonly<Record<string, string | number>>
}

const MOST_SHOWN = 100

/**
 * Runs the parts one after the other, those whose name contains a word of the command line or all, and prints a line for each, what did not
 * hold below it, and a table at the end. A part that throws did not hold.
 * @returns how many parts did not hold
 */
export async function runParts(parts: Readonly<Record<string, () => Promise<Outcome>>>): Promise<number> {
  const rows: Record<string, Outcome['row']> = {}
  let failed = 0
  for (const [name, run] of Object.entries(parts)) {
    if (named.length > 0 && !named.some((word) => name.includes(word))) continue
    const began = performance.now()
    const { note, broken, row }: Outcome = await run().catch((error: unknown) => ({ broken: [`it did not end: ${String(error)}`] }))
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(`${broken.length === 0 ? 'held  ' : 'BROKEN'} ${name}${note ? `: ${note}` : ''} (${seconds} s)`)
    for (const what of broken.slice(0, MOST_SHOWN)) console.log(`  ✗ ${what}`)
    if (broken.length > 0) failed += 1
    if (row) rows[name] = row
  }
  if (Object.keys(rows).length > 0) console.table(rows)
  return failed
}
