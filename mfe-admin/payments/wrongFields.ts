import type { z } from 'zod'

/** The first message for each field of an input that its schema refuses. */
export function wrongFields({ issues }: Pick<z.ZodError, 'issues'>): Partial<Record<string, string>> {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse())
}
