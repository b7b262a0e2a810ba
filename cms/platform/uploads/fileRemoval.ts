import { z } from 'zod'
import { defineJob } from '../jobs/defineJob'
import { discardFile } from './uploadStore'

/**
 * Removes the bytes of files whose rows went in the transaction that queued it: they go also when the store was away just then, or the
 * process died. Who queued it may remove them at once as well.
 */
export const fileRemoval = defineJob({
  name: 'remove-files',
  input: z.object({ files: z.array(z.string()) }),
  run: async ({ input }) => {
    for (const file of input.files) await discardFile(file)
  },
})

/** Removes at once what `fileRemoval` was queued for; what the store does not do now is left to that. */
export async function removeNow(files: readonly string[]): Promise<void> {
  for (const file of files) await discardFile(file).catch(() => undefined)
}
