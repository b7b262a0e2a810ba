import { approverRoles, approverWords } from '@framewell/domain/content/reviews'
import type { PayloadRequest } from 'payload'
import { hasRole } from '../../platform/sessions/access'
import { approvalSetting, findApprovers } from './reviewFacts'

interface UsedAt {
  /** A collection or global. */
  readonly where: string
  readonly title: string
  readonly seenIn: string
}

/**
 * A change of something that live pages or posts use goes live without a review of them. Where they need an approval, only a person who
 * could approve may make it.
 * @returns a sentence with those pages and who may; undefined if the person of the request may
 */
export async function refusedLive(req: PayloadRequest, uses: readonly UsedAt[]): Promise<string | undefined> {
  for (const collection of ['pages', 'posts'] as const) {
    const live = uses.filter(({ where, seenIn }) => where === collection && (seenIn === 'published' || seenIn === 'both'))
    if (live.length === 0) continue
    const { required, approvers } = await approvalSetting(req, collection)
    if (!required || hasRole(req, approverRoles(approvers))) continue
    const titles = [...new Set(live.map(({ title }) => `'${title}'`))].join(', ')
    const names = (await findApprovers(req, approvers)).map(({ name }) => name)
    return `It is live on ${titles}. ${approverWords(names)} can change it.`
  }
  return undefined
}
