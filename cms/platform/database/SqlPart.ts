import type { sql } from '@payloadcms/db-postgres'

/** A piece of SQL with its parameters, to be put into another. */
export type SqlPart = ReturnType<typeof sql>
