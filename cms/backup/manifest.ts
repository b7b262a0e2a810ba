import { z } from 'zod'

/** Name of the manifest in an archive; it comes last, when every checksum is known. */
export const MANIFEST_NAME = 'manifest.json'
const FORMAT = 1

const entrySchema = z.object({ path: z.string(), bytes: z.number().int(), sha256: z.string() })
export type ArchiveEntry = z.infer<typeof entrySchema>

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int(), path: z.string() })
export type TableCopy = z.infer<typeof tableSchema>

/** What an archive contains, as of when, and how to check that it is complete. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT, 'This archive was written by another version of the backup'),
  createdAt: z.iso.datetime(),
  /** The state of the schema: a restore runs exactly these migrations before it fills the tables. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  entries: z.array(entrySchema),
})
export type Manifest = z.infer<typeof manifestSchema>
export const MANIFEST_FORMAT: Manifest['format'] = FORMAT
