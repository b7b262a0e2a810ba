const SAFE = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?)/i

/** An address that a link may have, or null: nothing that runs code. */
export function safeHref(href: string): string | null {
  const trimmed = href.trim()
  return SAFE.test(trimmed) ? trimmed : null
}
