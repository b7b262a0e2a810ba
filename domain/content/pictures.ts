import { z } from 'zod'
import { EDITOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'

/** Maximum bytes of a picture. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
/** Allowed picture types, checked by content, not by name. HEIC is stored as JPEG. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'] as const
export const PICTURES_PER_PAGE = 24
/** Characters kept of the uploaded file's name. */
export const UPLOAD_NAME_LENGTH = 200

/** A library picture as editors choose it. */
export const pictureSchema = z.object({
  id: z.string(),
  url: z.string(),
  /** Alternative text. */
  alt: z.string(),
  /** Name of the uploaded file; empty when not stored. */
  name: z.string(),
  /** Address of a small version. */
  thumbnail: z.string(),
  /** Pixels of the original. */
  width: z.number(),
  height: z.number(),
  /** Focal point, in percent from the left and top. */
  focalX: z.number(),
  focalY: z.number(),
})
export type Picture = z.infer<typeof pictureSchema>

export const listPictures = defineCall({
  name: 'listPictures',
  method: 'GET',
  path: '/api/content/pictures',
  summary: 'Pictures of the library, newest first',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({
    /** Words of the description or the file name. */
    search: z.string().trim().max(100).default(''),
    /** Only these ids, separated by commas. */
    ids: z
      .string()
      .regex(/^(?:[0-9a-f-]{36}(?:,|$)){0,24}$/, 'Name at most 24 pictures')
      .default(''),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  output: z.object({ pictures: z.array(pictureSchema), total: z.number().int() }),
})

const pictureUseSchema = z.object({
  picture: z.string(),
  where: z.enum(['pages', 'posts', 'home-plans']),
  /** Id of the page, post or plan. */
  id: z.string(),
  title: z.string(),
  /** Id of the section; null elsewhere. */
  section: z.string().nullable(),
  /** 'Cover', 'Picture for shared links', 'Section 2, Cards: Why steel'. */
  place: z.string(),
  seenIn: z.enum(['published', 'draft', 'both', 'deleted']),
})
export type PictureUse = z.infer<typeof pictureUseSchema>

export const listPictureUses = defineCall({
  name: 'listPictureUses',
  method: 'GET',
  path: '/api/content/picture-uses',
  summary: 'Where pictures of the library are used: in what visitors see, in drafts, in the trash, and in home plans',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({
    /** Up to 24 ids, separated by commas. */
    ids: z.string().regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,23}$/, 'Name 1 to 24 pictures'),
  }),
  output: z.object({ uses: z.array(pictureUseSchema) }),
})

const SEEN: Record<PictureUse['seenIn'], string> = { published: '', draft: ' (in its draft)', both: '', deleted: ' (deleted)' }

/** 'Frames explained, Cover (in its draft)' */
export function pictureUseWords({ title, place, seenIn }: PictureUse): string {
  return `${title}, ${place}${SEEN[seenIn]}`
}

/** POST with the picture's bytes as the body; the description is in the query. */
export const uploadPicture = defineCall({
  name: 'uploadPicture',
  method: 'POST',
  path: '/api/content/pictures',
  summary: 'Add a picture to the library (the body is the file, at most 10 MB)',
  idempotent: true,
  feature: 'content',
  access: EDITOR_ROLES,
  takes: 'file',
  input: z.object({
    alt: z
      .string('Describe what the picture shows')
      .trim()
      .min(1, 'Describe what the picture shows')
      .max(300, 'Use at most 300 characters'),
    /** The file's original name. */
    name: z.string().trim().max(UPLOAD_NAME_LENGTH).default(''),
  }),
  output: pictureSchema,
  errors: {
    pictureTooLarge: { status: 413, message: 'This picture is larger than 10 MB. Make it smaller, then add it again.' },
    notAPicture: { status: 415, message: 'This is not a JPEG, PNG, WebP, AVIF or HEIC picture of at most 50 megapixels.' },
  },
})

const percent = z.number().min(0).max(100)

export const focusPicture = defineCall({
  name: 'focusPicture',
  method: 'PATCH',
  path: '/api/content/pictures/{id}',
  summary: 'Say around which point a picture is cut, wherever it is shown smaller than it is',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({ id: z.uuid(), focalX: percent, focalY: percent }),
  output: pictureSchema,
})
