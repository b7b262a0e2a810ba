import { createLocalReq, type Payload } from 'payload'
import { seedAccounts } from '../accounts/seedAccounts'
import { seedBom } from '../bom/seedBom'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { fillListings } from '../content/blog/fillListings'
import { seedCredit } from '../credit/seedCredit'
import { inTransaction } from '../database/inTransaction'
import { env } from '../env'
import { seedOperators } from '../network/seedOperators'
import { seedContent } from './seedContent'
import { seedPosts } from './seedPosts'

/** Fills an empty system, once; what already exists is left alone. Called at every start, by one process at a time. */
export async function seed(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, () => seedAccounts(payload, req))
  await seedPlans(payload)
  await seedPriceBook(payload)
  await seedBom(payload)
  await seedContent(payload)
  await seedPosts(payload)
  await inTransaction(req, () => fillListings(payload, req))
  // Demo applications are for trying the product out; a deployment starts with none.
  if (!env.DEPLOYED) {
    await seedCredit(payload)
    await seedOperators(payload)
  }
}
