import type { Payload } from 'payload'

/** Makes a company's members 90 days old. */
export async function settle(payload: Payload, company: string): Promise<void> {
  await payload.db.pool.query(`update memberships set created_at = now() - interval '90 days' where company_id = $1`, [company])
}
