const ADDRESS = /^[a-z][\w+.-]*:\/\/(?:[^@/]*@)?(\[[^\]]*\]|[^/:?#]*)/i
/**
 * This machine, and addresses only a private network routes or names: RFC 1918, link-local, unique local, names without a dot, and reserved
 * suffixes.
 */
const PRIVATE_ADDRESS = /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[(::1|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$)/i
const PRIVATE_NAME = /^([^.:[\]]+|.*\.(internal|local|lan|localhost|home\.arpa|intranet|private|test))$/i
/** PostgreSQL settings that require TLS and verify the certificate. */
const TLS_MODES = ['require', 'verify-ca', 'verify-full']

/** Whether an address is reached over public networks, judging by its text. A path instead of a host is this machine. */
export function isRemoteAddress(address: string): boolean {
  const host = ADDRESS.exec(address)?.[1] ?? ''
  return host !== '' && !PRIVATE_ADDRESS.test(host) && !PRIVATE_NAME.test(host)
}

/**
 * Why a deployment must not use a service's address: the connection would be unencrypted over public networks. Null when it may.
 * @param name name of the setting, for the message
 */
export function insecureConnection(name: string, address: string | undefined): string | null {
  if (address === undefined || !isRemoteAddress(address)) return null
  const scheme = address.slice(0, address.indexOf(':')).toLowerCase()
  if (scheme === 'http') return `${name} is asked by http over networks of others: use https, or an address of your own network.`
  const mode = /[?&]sslmode=([\w-]+)/.exec(address)?.[1] ?? ''
  if (/^postgres(ql)?$/.test(scheme) && !TLS_MODES.includes(mode))
    return `${name} leads over networks of others without TLS: add sslmode=verify-full to it, or use an address of your own network.`
  return null
}
