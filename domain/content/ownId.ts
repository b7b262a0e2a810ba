/** An id for a section or row, in the form of the CMS's own. */
export function ownId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
