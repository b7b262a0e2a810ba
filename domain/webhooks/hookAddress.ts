import { z } from 'zod'

/** 80 and 443, and unprivileged ports. */
const LOWEST_PORT = 1024

/** An allowed webhook address, judging by its text; each connection checks where its name resolves. */
export const hookAddress = z
  .url({ protocol: /^https?$/, hostname: /^[^\s]+$/, error: 'Use a web address like https://example.com/hooks' })
  .max(500, 'Use at most 500 characters')
  .refine((text) => partsOf(text)?.login === undefined, 'Leave user name and password out: the signature says who sends')
  .refine((text) => !text.includes('#'), 'Leave out what follows #')
  .refine((text) => {
    const port = partsOf(text)?.port
    return port === undefined || port === 80 || port === 443 || (port >= LOWEST_PORT && port <= 65_535)
  }, 'Use port 80, 443, or one above 1023')

/** The URL class is not available in domain. */
function partsOf(text: string) {
  const parts = /^https?:\/\/(?:([^/?#]*)@)?(\[[^\]]*\]|[^/?#:]*)(?::(\d*))?(?:[/?#]|$)/i.exec(text)
  return parts ? { login: parts[1], port: parts[3] ? Number(parts[3]) : undefined } : undefined
}
