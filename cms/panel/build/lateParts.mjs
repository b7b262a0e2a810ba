/**
 * | file | what | why | upstream issue | test |
 * | --- | --- | --- | --- | --- |
 * | all | code that is loaded when it is shown is asked for until it arrives | React gives a part up for good after one failed request; the whole form, with what was typed, goes with it | facebook/react#14254; Next asks once more only (vercel/next.js#93489) | lostWords.spec.ts |
 */

const fix = (file) => [
  ["from 'react';", "from 'react';\nimport { retryImport } from '$CMS/panel/retryImport.mjs';"],
  [`import('${file}')`, `retryImport(() => import('${file}'))`],
]

/** @type {Readonly<Record<string, readonly (readonly [string, string])[]>>} */
export const lateParts = {
  'ui/dist/elements/CodeEditor/index.js': fix('./CodeEditor.js'),
  'ui/dist/elements/DatePicker/index.js': fix('./DatePicker.js'),
  'richtext-lexical/dist/field/index.js': fix('./Field.js'),
  'richtext-lexical/dist/features/blocks/client/nodes/InlineBlocksNode.js': fix('../componentInline/index.js'),
  'richtext-lexical/dist/features/relationship/client/nodes/RelationshipNode.js': fix('../components/RelationshipComponent.js'),
  'richtext-lexical/dist/features/upload/client/nodes/UploadNode.js': fix('../../client/component/index.js'),
}
