interface SecurityOptions {
  readonly siteUrl: string
  /** The origin of the releases if it is not the site itself. */
  readonly releasesUrl: string | undefined
  /** A developer's machine that this page's browser may load a micro-frontend from. */
  readonly ownOrigin?: string | undefined
  /** CSP source of the inline style shared by every page. */
  readonly baseStyleHash: string
  /** CSP sources of inline scripts: React Refresh's hook in development, otherwise none. */
  readonly scriptHashes: readonly string[]
  /** Development: hot reload uses a web socket, and remotes have their own servers. */
  readonly development: boolean
}

/** Headers of every response of the host itself. */
export function securityHeaders({ siteUrl }: Pick<SecurityOptions, 'siteUrl'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    'x-dns-prefetch-control': 'off',
    ...(siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** Creates a page's Content-Security-Policy from the nonce of a response. */
export function contentSecurityPolicy(options: SecurityOptions): (nonce: string) => string {
  const released = options.releasesUrl ? ` ${new URL(options.releasesUrl).origin}` : ''
  const own = options.ownOrigin ? ` ${options.ownOrigin}` : ''
  const releases = options.development ? `${released} http://127.0.0.1:*` : released + own
  const socket = options.development ? ' ws:' : options.ownOrigin ? ` ${options.ownOrigin.replace('http:', 'ws:')}` : ''
  const before = [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    `img-src 'self' data: blob:${releases}`,
    `font-src 'self'${releases}`,
    `connect-src 'self'${releases}${socket}`,
    "worker-src 'self' blob:",
    `style-src 'self'${releases} '${options.baseStyleHash}' 'nonce-`,
  ].join('; ')
  const inline = options.scriptHashes.map((hash) => ` '${hash}'`).join('')
  // WebAssembly of a release, which its hash covers; no text is evaluated as script.
  const between = `'; script-src 'self'${releases} 'wasm-unsafe-eval'${inline} 'nonce-`
  const after = `'${options.siteUrl.startsWith('https:') ? '; upgrade-insecure-requests' : ''}`
  return (nonce) => before + nonce + between + nonce + after
}
