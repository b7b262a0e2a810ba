/** Longest path the cms accepts. */
export const MAX_PATH_LENGTH = 300

/**
 * The canonical spelling of a page's path: lower case, no trailing or doubled slashes. Returns null for what can't be a path (a bad
 * percent-escape, a control character, too long).
 */
export function canonicalPath(pathname: string): string | null {
  if (pathname.length > MAX_PATH_LENGTH) return null
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return null
  }
  if (hasControlCharacter(decoded)) return null
  const segments = decoded.split(/[/\\]+/).filter((segment) => segment !== '')
  return `/${segments.map((segment) => encodeURIComponent(segment.toLowerCase())).join('/')}`
}

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}
