import { UPLOAD_NAME_LENGTH } from '@framewell/domain/content/pictures'
import type { CollectionConfig } from 'payload'
import { editors } from '../../platform/sessions/access'
import { announceMedia, announceMediaDeletion } from './announceMedia'
import { keepApprovedPicture } from './keepApprovedPicture'
import { keepPicture, removePicture } from './keepPicture'
import { keepUsedPicture } from './keepUsedPicture'
import { receivePicture } from './receivePicture'
import { sendPicture } from './sendPicture'

/** Widths for phones, tablets and wide screens at one and two device pixels. */
const WIDTHS = { small: 480, medium: 960, large: 1600, wide: 2400 } as const

/** Pictures of the site: photographs and drawings, checked and re-encoded on upload. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Media' },
  admin: {
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['alt', 'uploadName'],
    group: 'Content',
    description: 'JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB. Metadata from cameras and phones is removed.',
  },
  access: {
    create: editors,
    // Visitors may fetch files whose address they know; only editors may browse the library.
    read: ({ req, isReadingStaticFile }) => isReadingStaticFile === true || editors({ req }),
    update: editors,
    delete: editors,
  },
  // One description does not fit several pictures.
  disableBulkEdit: true,
  // A copy would be fetched from an address; the picture can simply be uploaded again.
  disableDuplicate: true,
  upload: {
    // Payload's file handling only supports folders; ours supports the bucket too.
    disableLocalStorage: true,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
    // The focal point is set on the content screen: Payload's window would send the whole picture again. The stored picture is never cropped.
    focalPoint: true,
    crop: false,
    // No call fetches an address that somebody typed.
    pasteURL: false,
    adminThumbnail: 'small',
    imageSizes: [
      ...Object.entries(WIDTHS).map(([name, width]) => ({
        ...{ name, width },
        formatOptions: { format: 'webp' as const, options: { quality: 82 } },
      })),
      // Another third smaller for the browsers that support it, which is nearly all; too slow to encode at the largest width.
      ...(['small', 'medium', 'large'] as const).map((name) => ({
        ...{ name: `${name}Avif`, width: WIDTHS[name] },
        formatOptions: { format: 'avif' as const, options: { quality: 58, effort: 3 } },
      })),
    ],
    handlers: [sendPicture],
  },
  hooks: {
    beforeOperation: [receivePicture],
    beforeChange: [keepApprovedPicture],
    beforeDelete: [keepUsedPicture],
    afterChange: [keepPicture, announceMedia],
    afterDelete: [removePicture, announceMediaDeletion],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'Description',
      required: true,
      maxLength: 300,
      admin: {
        description: 'What the picture shows, for people who cannot see it.',
        components: { afterInput: ['/cms/content/panel/NewFileDescription#NewFileDescription'] },
      },
    },
    {
      name: 'uploadName',
      type: 'text',
      label: 'File name',
      maxLength: UPLOAD_NAME_LENGTH,
      admin: {
        readOnly: true,
        description: 'The name it was uploaded with. The site serves it under a generated name.',
        condition: (data) => Boolean(data?.uploadName),
      },
    },
    {
      name: 'uses',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/cms/content/panel/late#PictureUses' } },
    },
  ],
}
