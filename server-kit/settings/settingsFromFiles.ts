/** Settings with secrets, which a secret store can mount as files. */
const SECRET_SETTINGS = [
  'PAYLOAD_SECRET',
  'PAYLOAD_SECRET_PREVIOUS',
  'INTERNAL_SECRET',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_REPLICA_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
] as const

/**
 * The environment's settings plus those read from `NAME_FILE` files. A secret then stays out of the environment, which child processes and
 * crash reports contain.
 * @param readText reads a file; a trailing line break is removed here
 * @throws Error with one sentence for contradicting values or an unreadable file
 */
export function settingsFromFiles(source: Readonly<Record<string, string | undefined>>, readText: (file: string) => string) {
  const settings = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  for (const name of SECRET_SETTINGS) {
    const file = settings[`${name}_FILE`]
    if (file === undefined) continue
    const text = textOf(name, file, readText)
    // A parent process that read the file passes the setting to its children.
    if ((settings[name] ?? text) !== text) throw new Error(`${name} and ${name}_FILE say different things: leave one of them out.`)
    settings[name] = text
  }
  return settings
}

function textOf(name: string, file: string, readText: (file: string) => string): string {
  try {
    return readText(file).replace(/\r?\n$/, '')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new Error(`${name}_FILE cannot be read: ${file}${code}.`)
  }
}
