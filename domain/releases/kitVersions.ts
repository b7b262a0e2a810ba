import { z } from 'zod'
import { companyDay } from '../dates/businessDays'
import { defineCall } from '../http/defineCall'
import { integritySchema } from './manifest'
import { refusedKey, storeFull, unfit } from './shipRefusals'

/** The packages of the kit, which always have one version. */
export const KIT_PACKAGES = ['domain', 'design-system', 'remote-kit'] as const
export type KitPackage = (typeof KIT_PACKAGES)[number]

/** Under this name the files of a version are brought, as a micro-frontend brings its own. */
export const KIT_NAME = 'framewell-kit'

/** Months for which releases built with a version are accepted after the next version was published. */
export const KIT_WINDOW_MONTHS = 12

const kitVersionSchema = z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/, 'A version has three numbers, for example 1.2.0')

/** The name of a package's file, as npm packs it. */
export const kitFileName = (name: KitPackage, version: string): string => `framewell-${name}-${version}.tgz`

/** The path of a package's file on the site. */
export const kitFilePath = (name: KitPackage, version: string): string => `/api/kit/${version}/${kitFileName(name, version)}`

/** Below 0 when the first version is older, above when it is newer. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  const at = [0, 1, 2].find((part) => a?.[part] !== b?.[part])
  return at === undefined ? 0 : (a?.[at] ?? 0) - (b?.[at] ?? 0)
}

const published = {
  version: kitVersionSchema,
  /** Major of the shell contract that releases built with it have. */
  contract: z.number().int(),
  /** What is new, a sentence each. */
  changes: z.array(z.string().min(1).max(500)).min(1).max(60),
  /** Hash of all packages' files by their names; the same version never has another. */
  sources: integritySchema,
}
const fileSchema = z.object({ name: z.enum(KIT_PACKAGES), integrity: integritySchema })

/**
 * The day in the company's time on which support of a kit version ended; null while it is supported, and for one that was never published.
 * @param built version that a release names; undefined for older releases
 */
export function supportEnded(versions: readonly KitRecord[], built: string | undefined, now: Date): string | null {
  const until = versions.find(({ version }) => version === built)?.supportedUntil
  return until && new Date(until) <= now ? companyDay(new Date(until)) : null
}

export const publishKitVersion = defineCall({
  name: 'publishKitVersion',
  method: 'POST',
  path: '/api/kit',
  summary: 'Publish a version of the kit whose files were brought; a published one never changes',
  feature: 'releases',
  access: 'internal',
  input: z.object({ ...published, files: z.array(fileSchema).length(KIT_PACKAGES.length) }),
  output: z.object({ version: z.string(), created: z.boolean() }),
  errors: {
    versionTaken: {
      status: 409,
      message: 'This version was published with other content. Raise the version, and say in the changelog what changed.',
    },
    filesMissing: unfit.filesMissing,
    refusedKey,
    storeFull,
  },
})

const kitRecordSchema = z.object({
  ...published,
  publishedAt: z.string(),
  /** Until when releases built with it are accepted; null for the newest version. */
  supportedUntil: z.string().nullable(),
  files: z.array(fileSchema),
})
export type KitRecord = z.infer<typeof kitRecordSchema>

export const listKitVersions = defineCall({
  name: 'listKitVersions',
  method: 'GET',
  path: '/api/kit',
  summary: 'The published versions of the kit for micro-frontends, newest first, with their changes and their packages’ hashes',
  feature: 'releases',
  access: 'public',
  input: z.object({}),
  output: z.object({ versions: z.array(kitRecordSchema) }),
})

/** For npm: the address of a dependency. */
export const getKitFile = defineCall({
  name: 'getKitFile',
  method: 'GET',
  path: '/api/kit/{version}/{file}',
  summary: 'One package of a version of the kit (a .tgz for npm)',
  feature: 'releases',
  access: 'public',
  input: z.object({ version: kitVersionSchema, file: z.string().max(80) }),
  output: z.unknown(),
  answers: 'stream',
})
