import type { UploadField } from 'payload'

/** A picture of the media library. */
export function pictureField(name: string, label: string, options: { readonly required?: boolean; readonly description?: string } = {}) {
  return {
    name,
    type: 'upload',
    label,
    relationTo: 'media',
    required: options.required ?? false,
    admin: options.description ? { description: options.description } : {},
  } satisfies UploadField
}
