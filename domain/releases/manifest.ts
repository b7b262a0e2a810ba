import { z } from 'zod'
import { remoteEventsSchema } from './eventsSchema'
import { remoteNameSchema } from './remoteName'

/** Size limits of a release, enforced at registration: visitors on phones load these files. */
export const RELEASE_LIMITS = {
  files: 500,
  /** Bytes of one script or style, uncompressed. */
  scriptBytes: 1_500_000,
  /** Bytes of one other file: a picture, a font. */
  fileBytes: 4_000_000,
  /** Total bytes of all files; and, counted apart, of all source maps. */
  totalBytes: 25_000_000,
  /** Compressed (gzip) bytes of a release's scripts that one screen or widget loads when it is shown, unless an operator grants more. */
  screenScriptBytes: 230_000,
  /** Bytes of a release's own pictures, and of its fonts, that one screen or widget loads when it is shown. */
  screenPictureBytes: 600_000,
  screenFontBytes: 120_000,
  /** Files the document preloads. */
  preload: 30,
} as const

/** Subresource integrity of one file, for example sha384-… (base64). */
export const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'Integrity must be a sha384 hash')

/**
 * A file path within a release's folder. It becomes part of addresses, headers and disk paths, so no character may end or leave any of
 * these.
 */
export const releaseFileName = z
  .string()
  .max(200, 'A file name has at most 200 characters')
  .regex(
    /^[\w@-][\w@.-]*(\/[\w@-][\w@.-]*)*$/,
    'A file name holds letters, digits, dots, dashes and folders, and no part starts with a dot',
  )

export const releaseVersionSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{5,63}$/i, 'A version is 6 to 64 letters, digits, dots or dashes')
  .refine((version) => !version.includes('..'), 'A version holds no two dots in a row')

/** The first segment is literal, so that no remote answers for paths it does not name. */
const routePath = z
  .string()
  .max(120)
  .regex(
    /^\/[a-z0-9][a-z0-9_-]*(\/:?[a-z0-9][a-z0-9_-]*)*$/i,
    'A route starts with a word of its own, for example /orders/:id; /:anything would answer for every page of the site',
  )

const kilobytes = (bytes: number) =>
  z
    .number()
    .int()
    .min(1)
    .max(bytes / 1000, `A budget is at most ${bytes / 1000} KB`)

export const routeMetaSchema = z.object({
  path: routePath,
  title: z.string().min(1).max(120),
  description: z.string().max(320),
  chrome: z.enum(['site', 'alternate', 'none']),
  indexed: z.boolean(),
  query: z
    .array(z.string().regex(/^[a-z][\w-]{0,39}$/i, 'A query parameter is a word'))
    .max(8)
    .optional(),
  budget: z
    .object({
      scriptKb: kilobytes(RELEASE_LIMITS.scriptBytes),
      pictureKb: kilobytes(RELEASE_LIMITS.screenPictureBytes),
      fontKb: kilobytes(RELEASE_LIMITS.screenFontBytes),
    })
    .partial()
    .optional(),
})

const widgetName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A widget is named in small letters, digits and dashes')

/** Only shown as a picture; no other type a browser could open is allowed. */
const thumbnailName = releaseFileName.regex(/\.(svg|png|webp)$/, 'A thumbnail is an SVG, PNG or WebP')

const manifestShape = z.object({
  remote: remoteNameSchema,
  /** Derived from the built files: the same files have the same version. */
  version: releaseVersionSchema,
  /** Major version of the shell contract it was built against. */
  contract: z.number().int(),
  /** File name of the federation entry within the release's folder. */
  entry: releaseFileName,
  /** The file from which servers render the release's areas; older releases have none and are rendered by browsers. */
  server: releaseFileName.optional(),
  /** Files the server preloads when the remote is on the page: the exposed chunk and its immediate dependencies. */
  preload: z.array(releaseFileName).max(RELEASE_LIMITS.preload),
  /** Every file of the release with its hash; loading fails closed on a mismatch. */
  files: z.record(releaseFileName, integritySchema),
  /** Shared libraries and the versions it was built with. */
  shared: z.record(z.string().max(120), z.string().max(60)),
  routes: z.array(routeMetaSchema).max(200),
  widgets: z.array(widgetName).max(200),
  /** How editors find the widgets: a title, and a picture among the files. Older releases have none. */
  library: z.record(widgetName, z.object({ title: z.string().min(1).max(80), thumbnail: thumbnailName.optional() })).optional(),
  /** Version of the kit it was built with; releases built with older tools have none. */
  kit: z.string().max(20).optional(),
  /** Whether it makes requests of its own service (see ownService). */
  service: z.literal(true).optional(),
  /** What it tells other micro-frontends on a page, and hears of them. */
  events: remoteEventsSchema.optional(),
  builtAt: z.iso.datetime(),
})

interface Listed {
  readonly entry: string
  readonly server?: string | undefined
  readonly preload: readonly string[]
  readonly files: Readonly<Record<string, string>>
  readonly library?: Readonly<Record<string, { readonly thumbnail?: string | undefined }>> | undefined
}

function checkListed({ entry, server, preload, files, library = {} }: Listed, context: z.RefinementCtx): void {
  const names = Object.keys(files)
  if (names.length > RELEASE_LIMITS.files) {
    context.addIssue({ code: 'custom', path: ['files'], message: `A release has at most ${RELEASE_LIMITS.files} files` })
  }
  const missing = (name: string) => !Object.hasOwn(files, name)
  if (missing(entry)) context.addIssue({ code: 'custom', path: ['entry'], message: `${entry} is not among the release's files` })
  if (server !== undefined && missing(server)) {
    context.addIssue({ code: 'custom', path: ['server'], message: `${server} is not among the release's files` })
  }
  for (const [at, name] of preload.entries()) {
    if (missing(name)) context.addIssue({ code: 'custom', path: ['preload', at], message: `${name} is not among the release's files` })
  }
  for (const [widget, { thumbnail }] of Object.entries(library)) {
    if (thumbnail === undefined || !missing(thumbnail)) continue
    context.addIssue({ code: 'custom', path: ['library', widget, 'thumbnail'], message: `${thumbnail} is not among the release's files` })
  }
}

function checkMaps({ files, maps = {} }: { files: object; maps?: object | undefined }, context: z.RefinementCtx): void {
  for (const name of Object.keys(maps)) {
    if (name.endsWith('.map') && Object.hasOwn(files, name.slice(0, -'.map'.length)) && !Object.hasOwn(files, name)) continue
    context.addIssue({ code: 'custom', path: ['maps', name], message: `${name} is not the source map of a file of the release` })
  }
}

/** The file of a build with recorded answers; browsers never get it. */
export const RECORDINGS_FILE = 'recordings.json'

/** A build's self-description, shipped with its files. */
export const releaseManifestSchema = manifestShape
  .extend({
    /** The source map of each script with its hash. They are stored apart: browsers never get them. Older releases have none. */
    maps: z.record(releaseFileName, integritySchema).optional(),
    /** Of the answers its team recorded, with which it is tried. They are not stored. */
    recordings: integritySchema.optional(),
  })
  .superRefine(checkListed)
  .superRefine(checkMaps)
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>

/** A folder of the site or of another origin; used as a prefix of addresses and in headers. */
const baseUrlSchema = z
  .string()
  .max(500)
  .regex(/^(https?:\/\/[\w.:[\]-]+)?(\/[\w@.%-]+)*\/$/, 'A folder is a path or an address, ending in a slash')

/** A release as the host loads it: the manifest plus its files' location. */
export const liveReleaseSchema = manifestShape
  .extend({
    id: z.string(),
    /** Absolute address or site path of the files' folder, with a trailing slash. */
    baseUrl: baseUrlSchema,
    /** On a developer's own machine: the browser asks it for the file list. */
    own: z.literal(true).optional(),
    /** Shown to a share of visitors to try it: their pages watch it more closely. */
    candidate: z.literal(true).optional(),
  })
  .superRefine(checkListed)
export type LiveRelease = z.infer<typeof liveReleaseSchema>
