import { createLocalReq, type Payload } from 'payload'
import { seedAccounts } from '../accounts/seedAccounts'
import { seedPlans } from '../catalog/seedPlans'
import { inTransaction } from '../database/inTransaction'
import { seedContent } from './seedContent'

/** Fills an empty system, once; what already exists is left alone. Called at every start, by one process at a time. */
export async function seed(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, () => seedAccounts(payload, req))
  await seedPlans(payload)
  await seedContent(payload)
}
