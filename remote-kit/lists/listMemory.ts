import { z } from 'zod'
import { storedAtom } from '../drafts/storedAtom'

const listMemorySchema = z.object({
  /** Ids of hidden columns. */
  hidden: z.array(z.string()),
  /** Named views. */
  views: z.array(z.object({ name: z.string(), query: z.string() })),
})
export type ListMemory = z.infer<typeof listMemorySchema>
export const EMPTY_MEMORY: ListMemory = { hidden: [], views: [] }

const atoms = new Map<string, ReturnType<typeof storedAtom<ListMemory>>>()

/** This browser's stored preferences for a list. */
export function listMemoryAtom(list: string) {
  const known = atoms.get(list) ?? storedAtom(`framewell.list.${list}`, listMemorySchema)
  atoms.set(list, known)
  return known
}
