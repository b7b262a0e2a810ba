/** What a secret store mounts as a file, or hands over as one: every setting that holds a secret. */
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
 * The settings that are set, with those read from files that `NAME_FILE` names: a secret need not stand in the environment, which every child
 * process and many a crash report holds.
 * @param readText of a file; the line break that editors end it with is left out here
 * @throws Error with one sentence for a setting that is given twice with two values, or whose file cannot be read.
 */
export function settingsFromFiles(source: Readonly<Record<string, string | undefined>>, readText: (file: string) => string) {
  const settings = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  for (const name of SECRET_SETTINGS) {
    const file = settings[`${name}_FILE`]
    if (file === undefined) continue
    const text = textOf(name, file, readText)
    // A program of ours that read the file hands the setting on to those it starts.
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
