import type { sql } from '@payloadcms/db-postgres'

/** A piece of SQL with its parameters, for use inside another. */
export type SqlPart = ReturnType<typeof sql>
