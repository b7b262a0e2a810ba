import { EDITOR_ROLES, OPERATOR_ROLES, type Role } from '@framewell/domain/accounts/roles'
import type { Viewers } from '@framewell/domain/notifications/audience'

/** Who has a stream open, as of the last look at their session. */
export interface Viewer {
  readonly accountId: string
  readonly sessionId: string
  readonly role: Role
  readonly companies: readonly string[]
}

/** Whether a person may hear of a thing that these may see; operators see everything but what is another person's own. */
export function mayHear({ accountId, role, companies }: Viewer, viewers: readonly Viewers[]): boolean {
  const isOperator = OPERATOR_ROLES.some((one) => one === role)
  if (isOperator && viewers.some(({ to }) => to !== 'account')) return true
  return viewers.some((one) => {
    if (one.to === 'account') return one.id === accountId
    if (one.to === 'company') return companies.includes(one.id)
    return one.to === 'operators' ? isOperator : EDITOR_ROLES.some((editor) => editor === role)
  })
}
