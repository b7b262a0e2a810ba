import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'

/** The key's derivation purpose; another number replaces the key. */
const PURPOSE = 'framewell-service-statement 1'
/** PKCS #8 of an Ed25519 private key up to its 32 bytes (RFC 8410, section 7). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The part of a statement's key that services get: a JSON Web Key (RFC 8037). */
export interface StatementJwk {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  readonly x: string
  readonly kid: string
  readonly use: 'sig'
  readonly alg: 'EdDSA'
}

/**
 * The Ed25519 key with which hosts sign statements for micro-frontends' own services. Every host and cms derives the same one.
 * @param internalSecret INTERNAL_SECRET; another one makes another key
 */
export function statementKey(internalSecret: string): { readonly privateKey: KeyObject; readonly jwk: StatementJwk } {
  const seed = Buffer.from(hkdfSync('sha256', internalSecret, '', PURPOSE, 32))
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return { privateKey, jwk: { kty: 'OKP', crv: 'Ed25519', x, kid: x.slice(0, 16), use: 'sig', alg: 'EdDSA' } }
}
