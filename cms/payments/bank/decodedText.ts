import { StatementFault } from '@framewell/domain/payments/bankStatement'

const DECLARED = /^<\?xml[^>]*\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/

/**
 * A bank file's text: UTF-16 by its byte order mark or the zero bytes of its first sign, otherwise as an XML declaration says (XML 1.0, appendix F),
 * and UTF-8 without one.
 * @throws StatementFault for bytes that are not text in that encoding
 */
export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes
  const wide = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0) ? 'utf-16le' : undefined
  const wideTurned = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && second !== undefined) ? 'utf-16be' : undefined
  const label = wide ?? wideTurned ?? DECLARED.exec(new TextDecoder('iso-8859-1').decode(bytes.subarray(0, 200)))?.[1] ?? 'utf-8'
  let decoder: TextDecoder
  try {
    decoder = new TextDecoder(label, { fatal: true })
  } catch {
    throw new StatementFault(`The file says that it is in ${label}, which is not read. Ask the bank for UTF-8.`)
  }
  try {
    return decoder.decode(bytes)
  } catch {
    throw new StatementFault(`The file is not text in ${label.toUpperCase()}. Save it as UTF-8, or export it again.`)
  }
}
