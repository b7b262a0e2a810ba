export interface DecisionLink {
  readonly id: string
  readonly token: string
}

/** The terms page of one decision: the path that the private link leads to. */
export function termsPath({ id, token }: DecisionLink): string {
  return `/terms?decision=${encodeURIComponent(id)}&token=${encodeURIComponent(token)}`
}

/** Reads a private link from the address; null when it names no decision. */
export function decisionLinkIn(search: string): DecisionLink | null {
  const parameters = new URLSearchParams(search)
  const id = parameters.get('decision')
  return id === null ? null : { id, token: parameters.get('token') ?? '' }
}
