/**
 * Payload calls an uploaded file by the name under which it is stored, everywhere and without regard to `useAsTitle`. Our stored names are
 * random. A picture is called by the name it was uploaded with, and its description is its alternative text (WCAG 1.1.1).
 *
 * | file | what | why | upstream issue | test |
 * | --- | --- | --- | --- | --- |
 * | HasOne, File, StaticFileDetails | the uploaded name | stored name shown in a field, a list and a document | not reported for version 3: upload fields ignore `useAsTitle` (#2270 was version 1) | panelPictures.spec.ts |
 * | RelationshipContent | the description under the name | a field shows no description | same | panelPictures.spec.ts |
 * | Thumbnail | the description as alternative text | it is the file's name | payloadcms/payload#14780 (the same in rich text) | panelPictures.spec.ts |
 * | lexical upload | all three for pictures in a text | same | payloadcms/payload#14780 | panelPictures.spec.ts |
 */

/** @type {Readonly<Record<string, readonly (readonly [string, string])[]>>} */
export const pictureNames = {
  'ui/dist/fields/Upload/HasOne/index.js': [['filename: value.filename,', 'filename: value.uploadName || value.filename,']],
  'ui/dist/fields/Upload/RelationshipContent/index.js': [
    [
      'children: metaText\n        }) : null]',
      'children: metaText\n        }) : null, alt && alt !== filename ? _jsx("p", { children: alt }) : null]',
    ],
  ],
  'ui/dist/elements/Table/DefaultCell/fields/File/index.js': [
    ['children: String(filename)', 'children: String(rowData?.uploadName || filename)'],
  ],
  'ui/dist/elements/FileDetails/StaticFileDetails/index.js': [['filename: filename,', 'filename: doc.uploadName || filename,']],
  'ui/dist/elements/Thumbnail/index.js': [['alt: filename,', 'alt: props.doc?.alt || filename,']],
  'richtext-lexical/dist/features/upload/client/component/index.js': [
    ["children: data?.filename || t('general:untitled')", "children: data?.uploadName || data?.filename || t('general:untitled')"],
    [
      'children: getTranslation(relatedCollection.labels.singular, i18n)\n',
      'children: data?.alt || getTranslation(relatedCollection.labels.singular, i18n)\n',
    ],
    ['collectionSlug: relationTo,\n          fileSrc', 'collectionSlug: relationTo,\n          doc: data ?? undefined,\n          fileSrc'],
  ],
}
