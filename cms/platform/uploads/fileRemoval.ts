import { z } from 'zod'
import { defineJob } from '../jobs/defineJob'
import { discardFile } from './uploadStore'

/**
 * Removes the files of rows that were deleted in the transaction that queued it, even if the store was away at that moment or the process
 * died. The caller may also remove them at once.
 */
export const fileRemoval = defineJob({
  name: 'remove-files',
  input: z.object({ files: z.array(z.string()) }),
  run: async ({ input }) => {
    for (const file of input.files) await discardFile(file)
  },
})

/** Removes at once what `fileRemoval` was queued for; what fails now is left to that job. */
export async function removeNow(files: readonly string[]): Promise<void> {
  for (const file of files) await discardFile(file).catch(() => undefined)
}
