/** A mail's HTML as a page that only our own screens may frame: it may style itself and load, run and open nothing. */
export function mailSheet(html: string): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
    },
  })
}
