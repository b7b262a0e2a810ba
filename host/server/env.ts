import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { INTERNAL_TOKEN_HEADER } from '@framewell/server-kit/requests/internalTokenHeader'
import { insecureConnection } from '@framewell/server-kit/settings/connections'
import { insecureAddress, isLocalAddress } from '@framewell/server-kit/settings/deployment'
import { settingsFromFiles } from '@framewell/server-kit/settings/settingsFromFiles'
import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  /** Address to listen on; all interfaces by default. */
  HOST: z.string().min(1).optional(),
  CMS_PORT: port.optional(),
  CMS_URL: url.optional(),
  PANEL_PORT: port.optional(),
  /** URL of the panel's process; /cms and /_next go there. */
  PANEL_URL: url.optional(),
  SITE_URL: url.optional(),
  INTERNAL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  RELEASES_DIR: z.string().min(1).optional(),
  RELEASES_URL: url.optional(),
  /** Number of proxies in front of the host that append to X-Forwarded-For; 0 when it faces the internet directly. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Maximum open connections per address; enforced only when no proxy is in front of the host. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(256),
  /**
   * How long a stopping host keeps serving while it reports not ready and sends `connection: close`. Set it to the time a load balancer
   * needs to notice.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(3600).default(0),
  /** Last day, in the company's time zone, on which releases built for an earlier major of a shared library get the copy that hosts carry of it. */
  EARLIER_LIBRARIES_UNTIL: z.iso.date().optional(),
  /** Bearer token for GET /metrics; the cms has one of the same name. */
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  /** URL of an OpenTelemetry collector (OTLP over HTTP); without it there is no tracing. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  /** The share of requests that is traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** `otlp` also sends log lines to that collector, in addition to standard output. */
  OTEL_LOGS_EXPORTER: z.enum(['otlp', 'none']).default('none'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Env = ReturnType<typeof readEnv>

/**
 * Parses the host's environment.
 * @throws Error with one sentence that names the variables to set.
 */
export function readEnv(source: Record<string, string | undefined>, workingDirectory = process.cwd()) {
  const given = settingsFromFiles(source, (file) => readFileSync(file, 'utf8'))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')
    throw new Error(`The environment is not valid: ${problems}.`)
  }
  const values = parsed.data
  const root = findRoot(workingDirectory)
  const dataDir = resolve(root, values.DATA_DIR)
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`
  const insecure = insecureAddress(siteUrl)
  if (insecure) throw new Error(insecure)
  for (const name of isLocalAddress(siteUrl) ? [] : (['CMS_URL', 'PANEL_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const)) {
    const bare = insecureConnection(name, values[name])
    if (bare) throw new Error(bare)
  }
  const secret = values.INTERNAL_SECRET ?? localSecret(dataDir)
  if (!secret) throw new Error('INTERNAL_SECRET is not set: give host and cms the same 32 random characters or more.')
  // As in cms/env.ts: the secret itself is never sent.
  return {
    ...values,
    CMS_URL: values.CMS_URL ?? `http://127.0.0.1:${values.CMS_PORT ?? values.PORT + 1}`,
    PANEL_URL: values.PANEL_URL ?? `http://127.0.0.1:${values.PANEL_PORT ?? values.PORT + 2}`,
    SITE_URL: siteUrl,
    INTERNAL_SECRET: secret,
    INTERNAL_TOKEN: createHmac('sha256', secret).update(INTERNAL_TOKEN_HEADER).digest('base64url'),
    DATA_DIR: dataDir,
    RELEASES_DIR: resolve(root, values.RELEASES_DIR ?? join(values.DATA_DIR, 'releases')),
    ROOT: root,
  }
}

/** On a developer's machine the cms generates the secrets once; a deployment provides its own. */
function localSecret(dataDir: string): string | undefined {
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file)) return undefined
  return z.object({ internalSecret: z.string().optional() }).parse(JSON.parse(readFileSync(file, 'utf8'))).internalSecret
}

function findRoot(from: string): string {
  if (existsSync(join(from, 'payload.config.ts')) || existsSync(join(from, 'host', 'package.json'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('Start Framewell from its own folder.')
  return findRoot(parent)
}
