const SAFE = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?)/i

/** The address if a link may use it, otherwise null: no scheme that runs code. */
export function safeHref(href: string): string | null {
  const trimmed = href.trim()
  return SAFE.test(trimmed) ? trimmed : null
}
