import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'

/** Makes or migrates the tables of the queue, as the owner: whoever works on it needs no DDL then. */
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
