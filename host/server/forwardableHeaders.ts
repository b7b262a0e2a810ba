const ONE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'trailer', 'upgrade'])

/** The headers of an answer without hop-by-hop ones, as alternating names and values in their original order. */
export function forwardableHeaders(rawHeaders: readonly string[]): string[] {
  const row: string[] = []
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]]
    const lower = name.toLowerCase()
    if (!ONE_CONNECTION.has(lower) && !lower.startsWith('proxy-')) row.push(name, value)
  }
  return row
}
