import type { orderHouse } from './orderHouse'
import { inDays } from './orderSetup'
import type { TestMember } from './qualifiedBuilder'

let entered = 0

/** An operator enters the license of a member of an engineering firm: of Ohio, unless the facts say otherwise. @returns its ID */
export async function enterLicense(
  { cms, operator }: Pick<Awaited<ReturnType<typeof orderHouse>>, 'cms' | 'operator'>,
  { id: account }: TestMember,
  facts: object = {},
): Promise<string> {
  entered += 1
  const { rows } = await cms.payload.db.pool.query<{ id: string }>('select id from people where account_id = $1', [account])
  const json = { person: rows[0]?.id, name: 'Olive Stone', number: `E-${entered}`, state: 'OH', expiresOn: inDays(400), ...facts }
  const answer = await cms.request('/api/engineer-licenses', { method: 'POST', json, cookie: operator })
  const body = await answer.json()
  if (answer.status !== 201) throw new Error(JSON.stringify(body))
  return body.doc.id
}
