/** Id and token of a saved configuration, as its private link carries them. */
export interface SavedLink {
  readonly id: string
  readonly token: string
}

const ID = 'saved'
const TOKEN = 'token'

/** The saved configuration an address asks for, or null. */
export function savedLinkIn(address: URLSearchParams): SavedLink | null {
  const id = address.get(ID)
  return id === null ? null : { id, token: address.get(TOKEN) ?? '' }
}

export function withoutSavedLink(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete(ID)
  next.delete(TOKEN)
  return next
}

/** Path and query of a place, without what only a private link carries. */
export function placePath({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = withoutSavedLink(new URLSearchParams(search)).toString()
  return query ? `${pathname}?${query}` : pathname
}

/** Path of the private link that opens a saved configuration where it was left. */
export function privatePath(path: string, { id, token }: SavedLink): string {
  const [pathname = '/', query = ''] = path.split('?', 2)
  const address = withoutSavedLink(new URLSearchParams(query))
  address.set(ID, id)
  address.set(TOKEN, token)
  return `${pathname}?${address}`
}
