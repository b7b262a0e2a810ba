/** Redirect services that office programs put around links, with the parameter that holds the target. */
const REDIRECTS = [
  /^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?(?:[^#]*&)?(?:q|url)=([^&#]+)/i,
  /^https?:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\/\?(?:[^#]*&)?url=([^&#]+)/i,
]

/** The target of a pasted link: redirects are followed; a file's own bookmark becomes '#bookmark'. */
export function webAddress(href: string): string {
  const bookmark = /^file:[^#]*(#.*)$/i.exec(href)?.[1]
  if (bookmark) return bookmark
  for (const redirect of REDIRECTS) {
    const target = redirect.exec(href)?.[1]
    const decoded = target && decodedText(target)
    if (decoded && /^https?:\/\//i.test(decoded)) return decoded
  }
  return href
}

/** '' when the text is not encoded properly. */
function decodedText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
