import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RUN_FOLDER } from './environment'
import type { Installed } from './installed'

/** A certificate's files: its key, itself, and both in one. */
interface Certificate {
  readonly key: string
  readonly chain: string
  readonly pem: string
}

export const certificateOf = (folder: string): Certificate => ({
  key: join(folder, 'site.key'),
  chain: join(folder, 'site.crt'),
  pem: join(folder, 'site.pem'),
})

/** A self-signed certificate for this run: clients trust it and nothing else. */
export function makeCertificate(installed: Installed): Certificate {
  const made = certificateOf(RUN_FOLDER)
  const { key, chain, pem } = made
  if (existsSync(pem)) return made
  const run = spawnSync(installed.program('openssl'), [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost', '-keyout', key, '-out', chain],
  ])
  if (run.status !== 0) throw new Error(`No certificate could be made: ${run.stderr}`)
  writeFileSync(pem, readFileSync(chain, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 })
  return made
}
