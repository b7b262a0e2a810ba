import { decisionPath } from '@framewell/domain/credit/decisionPath'
import { env } from '../env'
import { decisionLinks } from './decisionLinks'

/** Address of the private link; null after the product's secret was changed, when only mails sent before still have it. */
export function decisionLink(stored: { readonly id: string; readonly tokenHash: string }): string | null {
  const token = decisionLinks.tokenOf(stored)
  return token === null ? null : `${env.SITE_URL}${decisionPath({ id: stored.id, token })}`
}
