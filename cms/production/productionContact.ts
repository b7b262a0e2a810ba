import { productionPath } from '@framewell/domain/production/productionPath'
import type { PayloadRequest } from 'payload'
import { env } from '../env'
import { hasMembers } from '../parties/members'
import type { PlanProduction } from '../payload-types'
import { productionLinks } from './productionLinks'

/** Who hears of a production: what its notices say of it, and its private link. */
export async function productionContact(req: PayloadRequest, found: PlanProduction) {
  const { id, number, planId, planName, contactName, contactEmail } = found
  const company = (typeof found.company === 'object' ? found.company?.id : found.company) ?? null
  const token = productionLinks.tokenOf(found)
  return {
    facts: {
      production: id,
      number,
      planName,
      company,
      hasMembers: await hasMembers(req, company),
      name: contactName ?? '',
      email: contactEmail ?? null,
    },
    secrets: token ? { link: `${env.SITE_URL}${productionPath({ id, planId, token })}` } : {},
  }
}
