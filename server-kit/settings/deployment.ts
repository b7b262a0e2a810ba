const ADDRESS = /^(https?):\/\/(\[[^\]]*\]|[^/:?#]*)/i
const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/i

/** Whether a site's address is only reachable from this machine. */
export function isLocalAddress(siteUrl: string): boolean {
  return THIS_MACHINE.test(ADDRESS.exec(siteUrl)?.[2] ?? '')
}

/** Why a site must not run under its address; null when it may. Host and cms both check, because each may be started alone. */
export function insecureAddress(siteUrl: string): string | null {
  return ADDRESS.exec(siteUrl)?.[1]?.toLowerCase() === 'https' || isLocalAddress(siteUrl)
    ? null
    : `A deployment is reached by https only, since sessions would travel for everybody to read: ${siteUrl} is not.`
}
