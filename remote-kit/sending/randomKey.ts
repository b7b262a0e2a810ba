/** 128 random bits as hex; unlike crypto.randomUUID it also exists on plain-http addresses of the local network. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
