import { TEST_PROJECT_PREFIX } from '@framewell/domain/network/routingCalls'
import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from '../platform/database/SqlPart'

/** SQL: a decision `d` routed a project, and was no test. */
export const OF_PROJECT = sql`not starts_with(d.project_id, ${TEST_PROJECT_PREFIX})`

/**
 * SQL: the last decision about each project, without tests. One project has several: a try for each shop whose slot was taken meanwhile, and
 * one each time it is rerouted.
 * @param columns of the decision `d`
 */
export const projectDecisions = (columns: SqlPart): SqlPart => sql`(select distinct on (d.project_id) ${columns} from routing_decisions d
  where ${OF_PROJECT} order by d.project_id, d.decided_at desc, d.created_at desc)`
