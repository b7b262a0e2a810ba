export interface ApplicationLink {
  readonly id: string
  readonly token: string
}

/** The page of one application. The token is in the fragment, which no server sees. */
export function applicationPath({ id, token }: ApplicationLink): string {
  return `/partner-onboarding?application=${encodeURIComponent(id)}#token=${encodeURIComponent(token)}`
}

/** Reads a private link from the URL; null when it names no application. */
export function applicationLinkIn({ search, hash }: { readonly search: string; readonly hash: string }): ApplicationLink | null {
  const id = new URLSearchParams(search).get('application')
  return id === null ? null : { id, token: new URLSearchParams(hash.slice(1)).get('token') ?? '' }
}
