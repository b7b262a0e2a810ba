const LOCAL_NAME = /(^|\.)(localhost|local|internal|home|lan)\.?$/i
const LOOPBACK = /^(127(\.\d{1,3}){3}|::1)$/

/** Whether a host name is one of a private network, whatever it resolves to. */
export function isLocalName(hostname: string): boolean {
  return LOCAL_NAME.test(hostname)
}

/** Whether a numeric address is this machine. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address)
}
