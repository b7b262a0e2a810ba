/** The one thing the domain takes from its platform: browsers and Node have the same. */
declare const crypto: { readonly getRandomValues: (bytes: Uint8Array) => Uint8Array }

/** Random bytes as hex, 128 bits by default. Unlike crypto.randomUUID it also works on plain-http addresses of the local network. */
export function randomKey(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
