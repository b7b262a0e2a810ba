import { z } from 'zod'
import { storedAtom } from '../drafts/storedAtom'

const listMemorySchema = z.object({
  /** Ids of columns that the person hid. */
  hidden: z.array(z.string()),
  /** Places that the person gave a name. */
  views: z.array(z.object({ name: z.string(), query: z.string() })),
})
export type ListMemory = z.infer<typeof listMemorySchema>
export const EMPTY_MEMORY: ListMemory = { hidden: [], views: [] }

const atoms = new Map<string, ReturnType<typeof storedAtom<ListMemory>>>()

/** What this browser remembers about a list. */
export function listMemoryAtom(list: string) {
  const known = atoms.get(list) ?? storedAtom(`framewell.list.${list}`, listMemorySchema)
  atoms.set(list, known)
  return known
}
