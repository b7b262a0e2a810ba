/** Paths the host or the cms answers directly, never as a page of the site. */
const NOT_PAGES =
  /^\/(api|cms|_next|static|releases|media|newsletter|_page|_preview|_drawing|_release|search|healthz|readyz)(\/|$)|\.[a-z0-9]{2,5}$/i

/** The URL of a page of this site, or null for anything the browser should load itself. */
export function siteUrl(to: string): URL | null {
  try {
    const url = new URL(to, window.location.href)
    return url.origin === window.location.origin && !NOT_PAGES.test(url.pathname) ? url : null
  } catch {
    return null
  }
}
