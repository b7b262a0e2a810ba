import { createLocalReq, type Payload } from 'payload'
import { inTransaction } from '../database/inTransaction'
import { env } from '../env'
import { demoSignIns } from '../seed/demoAccounts'

/**
 * The first accounts of an empty system: the demo ones on one's own machine, in a deployment the super admin of ADMIN_EMAIL and
 * ADMIN_PASSWORD. Nothing happens once any account exists.
 */
export async function seedAccounts(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const { totalDocs } = await payload.count({ collection: 'accounts', req })
    if (totalDocs > 0) return
    for (const { name, email, password, role } of env.DEPLOYED ? firstAdmin() : demoSignIns) {
      await payload.create({ collection: 'accounts', data: { name, email, password, role }, req })
    }
  })
}

function firstAdmin() {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  if (!email || !password)
    throw new Error('There is no account yet: set ADMIN_EMAIL and ADMIN_PASSWORD (12 characters or more) for the first super admin.')
  return [{ name: 'Super admin', email, password, role: 'super_admin' as const }]
}
