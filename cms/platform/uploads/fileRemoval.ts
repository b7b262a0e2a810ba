import { z } from 'zod'
import { defineJob } from '../jobs/defineJob'
import { fileStore, ROOMS } from '../storage/fileStores'

/**
 * Removes the files of rows that were deleted in the transaction that queued it, even if the store was away at that moment or the process
 * died; none if that transaction was rolled back. The caller may also remove them at once, after its commit.
 */
export const fileRemoval = defineJob({
  name: 'remove-files',
  input: z.object({ room: z.enum(ROOMS).default('plan-files'), files: z.array(z.string()) }),
  run: async ({ input: { room, files } }) => {
    for (const file of files) await fileStore(room).remove(file)
  },
})

/** Removes at once what `fileRemoval` was queued for; what fails now is left to that job. */
export async function removeNow(files: readonly string[]): Promise<void> {
  for (const file of files)
    await fileStore('plan-files')
      .remove(file)
      .catch(() => undefined)
}
