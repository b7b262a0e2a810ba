import { EDITOR_ROLES, OPERATOR_ROLES, type Role } from '@framewell/domain/accounts/roles'
import type { Viewers } from '@framewell/domain/notifications/audience'
import type { Topic } from '@framewell/domain/notifications/topics'

/** The person behind an open stream, as of the last check of their session. */
export interface Viewer {
  readonly accountId: string
  readonly sessionId: string
  readonly role: Role
  readonly companies: readonly string[]
  /** How long the session lasts unless it is ended or extended. */
  readonly endsInMs: number
}

/** A holder of a record's private link who has its page open. */
export interface LinkViewer {
  /** ID of the record. */
  readonly link: string
}

/** A visitor of a public page of counts. It hears that one of them may have changed: the topic, never the record. */
export interface PublicViewer {
  readonly topics: readonly Topic[]
}

/** Whether a viewer may be notified about a record with these viewers. Operators see everything except other people's personal records. */
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
