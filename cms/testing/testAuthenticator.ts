import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

interface How {
  readonly challenge: string
  readonly origin: string
  readonly rpId: string
  /** False for a passkey that was only touched: no PIN, finger or face. */
  readonly verified?: boolean
  readonly counter?: number
}

/** A software passkey that answers as a browser would (WebAuthn Level 3, ES256, attestation 'none'). */
export function testAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const said = (type: string, { challenge, origin }: How) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const data = ({ rpId, verified = true, counter = 0 }: How, flags = 0) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(USER_PRESENT | (verified ? USER_VERIFIED : 0) | flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head])
  }
  const shown = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, value]) => [name, value.toString('base64url')])),
  })
  return {
    create: (how: How) => {
      const authData = Buffer.concat([data(how, HAS_KEY), Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestationObject = Buffer.concat([
        Buffer.from('a3', 'hex'),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from('a0', 'hex'),
        text('authData'),
        Buffer.from([0x58, authData.length]),
        authData,
      ])
      return shown({ clientDataJSON: said('webauthn.create', how), attestationObject })
    },
    get: (how: How) => {
      const [clientDataJSON, authenticatorData] = [said('webauthn.get', how), data(how)]
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey)
      return shown({ clientDataJSON, authenticatorData, signature })
    },
  }
}

/** A short CBOR text. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
}
