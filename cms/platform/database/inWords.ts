import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from './SqlPart'

/** SQL: a stored code as people write it: 'approved_once' is 'approved once'. */
export const inWords = (code: SqlPart): SqlPart => sql`replace(${code}::text, '_', ' ')`
