import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'

/** Creates or migrates the queue's tables as the owner, so that its workers need no DDL. */
export async function installQueue(owner: Pool): Promise<void> {
  const boss = new PgBoss({
    schema: 'pgboss',
    supervise: false,
    schedule: false,
    db: { executeSql: (text, values) => owner.query(text, values) },
  })
  await boss.start()
  await boss.stop({ graceful: false })
}
