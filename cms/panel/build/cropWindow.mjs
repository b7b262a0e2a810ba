/**
 * | file | what | why | upstream issue | test |
 * | --- | --- | --- | --- | --- |
 * | Upload | our crop window for Payload's | Payload's sends the whole picture again to move its focal point, and gives it a new name | not reported: the focal point of a stored file cannot be set without replacing the file, and a custom `Upload` component gets neither file nor edits of a bulk upload | panelPictures.spec.ts |
 */

/** @type {Readonly<Record<string, readonly (readonly [string, string])[]>>} */
export const cropWindow = {
  'ui/dist/elements/Upload/index.js': [
    ["{ EditUpload } from '../EditUpload/index.js'", "{ CropPicture as EditUpload } from '$CMS/content/panel/late.ts'"],
  ],
}
