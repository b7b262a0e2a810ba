import { EDITOR_ROLES, OPERATOR_ROLES, type Role } from '@framewell/domain/accounts/roles'
import type { Viewers } from '@framewell/domain/notifications/audience'

/** Who has a stream open, as of the last look at their session. */
export interface Viewer {
  readonly accountId: string
  readonly sessionId: string
  readonly role: Role
  readonly companies: readonly string[]
  /** How long the session goes on, unless it is ended or extended. */
  readonly endsInMs: number
}

/** Who holds the private link of a thing and has its page open. */
export interface LinkViewer {
  /** Id of the thing. */
  readonly link: string
}

/** Whether a person may hear of a thing that these may see; operators see everything but what is another person's own. */
export function mayHear(viewer: Viewer | LinkViewer, viewers: readonly Viewers[]): boolean {
  if ('link' in viewer) return viewers.some((one) => one.to === 'link' && one.id === viewer.link)
  const { accountId, role, companies } = viewer
  const isOperator = OPERATOR_ROLES.some((one) => one === role)
  if (isOperator && viewers.some(({ to }) => to !== 'account')) return true
  return viewers.some((one) => {
    if (one.to === 'account') return one.id === accountId
    if (one.to === 'company') return companies.includes(one.id)
    if (one.to === 'link') return false
    return one.to === 'operators' ? isOperator : EDITOR_ROLES.some((editor) => editor === role)
  })
}
