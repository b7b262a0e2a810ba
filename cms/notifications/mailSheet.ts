/** A mail's HTML as a page that only our own screens may frame. It may use its own styles but cannot load, run or open anything. */
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
