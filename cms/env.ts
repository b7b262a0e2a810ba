import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setCompanyZone } from '@framewell/domain/dates/companyZone'
import { companyZoneSetting } from '@framewell/domain/dates/companyZoneSetting'
import { HEALTH_LIMITS } from '@framewell/domain/health/limits'
import { installedBrowser } from '@framewell/server-kit/browser/installedBrowser'
import { INTERNAL_TOKEN_HEADER } from '@framewell/server-kit/requests/internalTokenHeader'
import { insecureConnection } from '@framewell/server-kit/settings/connections'
import { insecureAddress, isLocalAddress } from '@framewell/server-kit/settings/deployment'
import { settingsFromFiles } from '@framewell/server-kit/settings/settingsFromFiles'
import { z } from 'zod'
import { localSecrets } from './localSecrets'

/** The folder that holds payload.config.ts, whichever workspace or bundle this code runs from. */
export const ROOT = findRoot(process.cwd())

const port = z.coerce.number().int().min(1).max(65535)
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  /**
   * `production` refuses generated secrets and demo data, and so does any SITE_URL that is not this machine; otherwise one machine is
   * trying out the product.
   */
  FRAMEWELL_ENV: z.enum(['production', 'local']).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The user that owns the tables and migrates; DATABASE_URL's user then works without DDL. */
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A physical standby of the same database, for reads that may miss the last seconds. */
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(20),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Megabytes of disk that uploads leave free. */
  KEEP_FREE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(HEALTH_LIMITS.keepFreeBytes / 1024 / 1024),
  PORT: port.default(3000),
  CMS_PORT: port.optional(),
  PANEL_PORT: port.optional(),
  /** Cms and panel listen here; only the host's gateway needs to reach them. */
  CMS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Connections that one address may hold open: a host has up to 800, and several may run on one machine. */
  CMS_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(4096),
  /** How long a stopping cms reports it (not ready, `connection: close`) and keeps answering: as long as a balancer needs to notice. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(3600).default(0),
  SITE_URL: url.optional(),
  PAYLOAD_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /**
   * Earlier values of PAYLOAD_SECRET, newest first, separated by commas: they open what was sealed under them. Before a change under load,
   * also the next one.
   */
  PAYLOAD_SECRET_PREVIOUS: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().min(32, 'must have at least 32 characters each')))
    .default([]),
  /** Whether an installation on one's own machine gets the demo's orders, shops and bank accounts; a deployment never does. */
  DEMO_DATA: z.stringbool().default(true),
  INTERNAL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  RELEASES_URL: url.optional(),
  RELEASES_DIR: z.string().min(1).optional(),
  /** Files are stored in this bucket instead of local folders. */
  S3_BUCKET: z.string().min(1).optional(),
  /** Address of an S3-compatible store; Amazon's by default. */
  S3_ENDPOINT: url.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Without them, the machine's own role or whatever else the AWS client finds. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Prefix of our files' keys, if others use the same bucket. */
  S3_PREFIX: z
    .string()
    .regex(/^\w[\w.-]*(\/\w[\w.-]*)*\/?$/, 'holds letters, digits, dots, dashes and slashes between them')
    .transform((prefix) => `${prefix.replace(/\/$/, '')}/`)
    .optional(),
  /** How long the store may be silent before it counts as away. */
  S3_TIMEOUT_SECONDS: z.coerce.number().positive().max(120).default(15),
  /** How long one script of a release may run when it is registered; only ends scripts that hang. */
  RELEASE_SCRIPT_SECONDS: z.coerce.number().positive().max(25).default(20),
  COMPANY_TIME_ZONE: companyZoneSetting,
  /** Last day, in the company's time zone, on which releases built for an earlier major of a shared library get the copy that hosts carry of it. */
  EARLIER_LIBRARIES_UNTIL: z.iso.date().optional(),
  /** Path of the Chromium in which releases are tried; an installed one is found without it. */
  CHROMIUM_PATH: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Framewell <no-reply@framewell.test>'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(12).optional(),
  /** Opens GET /metrics to a scraper that sends it as a bearer token. */
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Allows webhooks to this machine, also by http: for trying out a receiver. A deployment refuses it. */
  WEBHOOKS_LOCAL: z.stringbool().default(false),
  /** The company directory may be at a private address: a provider in the company's own network. By http only where nothing is deployed. */
  OIDC_PRIVATE_ISSUER: z.stringbool().default(false),
  /** Address of an OpenTelemetry collector (OTLP over HTTP); without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  /** The share of requests that is traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** `otlp` also sends the log lines to that collector, besides standard output. */
  OTEL_LOGS_EXPORTER: z.enum(['otlp', 'none']).default('none'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
})

/** Used only while building; a running server always has its own. */
const BUILD_SECRETS = { payloadSecret: '', internalSecret: '' }

/** The environment of this process, checked once; an invalid one ends the process with a sentence. */
export const env = readEnvOrExit()
setCompanyZone(env.COMPANY_TIME_ZONE)

function readEnvOrExit() {
  try {
    return readEnv(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/**
 * Parses the environment.
 *
 * Secrets: one's own machine needs no configuration. PAYLOAD_SECRET and INTERNAL_SECRET are then random, created once and stored in
 * `<DATA_DIR>/secrets.json` (mode 0600), so there is no constant default anybody could know. A deployment (a SITE_URL that is not this
 * machine, whatever else is set, or FRAMEWELL_ENV=production) must bring its own, because several processes share them, and never gets the
 * demo accounts, whose passwords everybody knows.
 * @throws Error with one sentence that names the variables to set.
 */
export function readEnv(source: Record<string, string | undefined>) {
  const given = settingsFromFiles(source, (file) => readFileSync(/* turbopackIgnore: true */ file, 'utf8'))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')
    throw new Error(`The environment is not valid: ${problems}.`)
  }
  const values = parsed.data
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`
  const deployed = values.FRAMEWELL_ENV === 'production' || !isLocalAddress(siteUrl)
  const dataDir = resolve(ROOT, values.DATA_DIR)
  if (deployed) refuseBareConnections(values)
  if (deployed && values.WEBHOOKS_LOCAL)
    throw new Error('WEBHOOKS_LOCAL would let webhooks reach this network: a deployment does without it.')
  const insecure = insecureAddress(siteUrl)
  if (insecure) throw new Error(insecure)
  refuseOtherDatabases(values)
  refuseHalfABucket(values)
  const missing = (['PAYLOAD_SECRET', 'INTERNAL_SECRET'] as const).filter((name) => !values[name])
  // A build reads the configuration but serves nobody: it needs no secret and must not write any into its image.
  const building = source.NEXT_PHASE === 'phase-production-build'
  if (deployed && missing.length > 0 && !building) {
    throw new Error(
      `${siteUrl} is a deployment, and it may not run on generated secrets: set ${missing.join(' and ')} (32 random characters or more).`,
    )
  }
  if (!building) installedBrowser(values.CHROMIUM_PATH)
  const secrets = missing.length === 0 || building ? BUILD_SECRETS : localSecrets(dataDir)
  const internalSecret = values.INTERNAL_SECRET ?? secrets.internalSecret
  return {
    ...values,
    SITE_URL: siteUrl,
    CMS_PORT: values.CMS_PORT ?? values.PORT + 1,
    PANEL_PORT: values.PANEL_PORT ?? values.PORT + 2,
    DATA_DIR: dataDir,
    RELEASES_DIR: resolve(ROOT, values.RELEASES_DIR ?? join(values.DATA_DIR, 'releases')),
    S3_PREFIX: values.S3_PREFIX ?? '',
    PAYLOAD_SECRET: values.PAYLOAD_SECRET ?? secrets.payloadSecret,
    /** The one that seals, then those that only open. */
    PAYLOAD_SECRETS: [values.PAYLOAD_SECRET ?? secrets.payloadSecret, ...values.PAYLOAD_SECRET_PREVIOUS],
    INTERNAL_SECRET: internalSecret,
    /** Identifies our own programs, as in host/server/env.ts: the secret itself never travels. */
    INTERNAL_TOKEN: createHmac('sha256', internalSecret).update(INTERNAL_TOKEN_HEADER).digest('base64url'),
    LOG_LEVEL: values.LOG_LEVEL ?? (deployed ? 'info' : 'warn'),
    /** True for a real deployment: no demo data, no generated secrets. */
    DEPLOYED: deployed,
  }
}

/** @throws Error if another database address is not of DATABASE_URL's database. */
function refuseOtherDatabases(values: z.output<typeof schema>): void {
  const { DATABASE_URL } = values
  for (const name of ['DATABASE_OWNER_URL', 'DATABASE_REPLICA_URL'] as const) {
    const given = values[name]
    if (given && !DATABASE_URL)
      throw new Error(`${name} is set without DATABASE_URL: say with DATABASE_URL which user the application works as.`)
    if (given && DATABASE_URL && new URL(given).pathname !== new URL(DATABASE_URL).pathname)
      throw new Error(`${name} and DATABASE_URL name different databases: both are of one.`)
  }
}

/** @throws Error for a service reached without TLS over other people's networks (OWASP ASVS 5.0 12.3.1). */
function refuseBareConnections(values: z.output<typeof schema>): void {
  const addressed = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_REPLICA_URL', 'S3_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const
  for (const name of addressed) {
    const bare = insecureConnection(name, values[name])
    if (bare) throw new Error(bare)
  }
}

/** @throws Error for bucket settings that would be ignored. */
function refuseHalfABucket(values: z.output<typeof schema>): void {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  const given = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PREFIX'] as const).filter((name) => values[name])
  if (!S3_BUCKET && given.length > 0)
    throw new Error(`Without S3_BUCKET ${given.join(' and ')} does nothing: name the bucket, or files would stay on this machine.`)
  if ((S3_ACCESS_KEY_ID === undefined) !== (S3_SECRET_ACCESS_KEY === undefined))
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or none where the machine has a role of its own.')
}

function findRoot(from: string): string {
  if (existsSync(join(/* turbopackIgnore: true */ from, 'payload.config.ts'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('Start Framewell from its own folder: no payload.config.ts was found above the current one.')
  return findRoot(parent)
}
