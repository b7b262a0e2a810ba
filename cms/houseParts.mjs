import { dirname, join, relative } from 'node:path'

const CMS = import.meta.dirname
const UPLOAD = 'ui/dist/elements/Upload/index.js'
const LATE = join(CMS, 'panel/later.tsx')

/** A choice is called as its field, whose label has the field's id with an ending. */
const LABELLED =
  "...((props.id || props.className)?.startsWith('field-') ? { 'aria-labelledby': (props.id || props.className) + '-label' } : {}),"

const LABELLED_BY_PATH = "'aria-labelledby': 'field-' + path.replace(/\\./g, '__') + '-label',"

/** A part of a file of Payload's panel, and what stands there instead. */
const EXCHANGED = {
  // Where Payload says the name of a file, which nobody chose, a picture's own name is said, and what it shows.
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
  // The navigation was opened before the width of the screen was known, and closed again: the page moved aside under a press.
  'ui/dist/elements/Nav/context.js': [
    ['if (largeBreak === true || midBreak', 'if (largeBreak === undefined) return undefined;\n    if (largeBreak === true || midBreak'],
  ],
  // A document without a title is untitled, not a number of thirty-six signs.
  'ui/dist/providers/DocumentTitle/index.js': [
    ['fallback: id?.toString(),', 'fallback: undefined,'],
    ['fallback: id?.toString(),', 'fallback: undefined,'],
  ],
  // What has only a picture, or stands beside its label, has a name for screen readers too.
  'ui/dist/elements/Popup/PopupTrigger/index.js': [
    ['return /*#__PURE__*/_jsx("button", {', 'return /*#__PURE__*/_jsx("button", {\n    title: "More",\n    "aria-expanded": active,'],
  ],
  'ui/dist/elements/Collapsible/index.js': [
    ['...dragHandleProps.attributes,', '...dragHandleProps.attributes,\n            "aria-label": "Drag to reorder",'],
  ],
  'ui/dist/elements/Pagination/ClickableArrow/index.js': [
    ['className: classes,', "className: classes,\n    'aria-label': direction === 'left' ? 'Previous page' : 'Next page',"],
  ],
  'ui/dist/elements/ReactSelect/ClearIndicator/index.js': [
    ['role: "button",', 'role: "button",\n    "aria-hidden": undefined,\n    "aria-label": "Clear",'],
  ],
  'ui/dist/elements/ReactSelect/DropdownIndicator/index.js': [['type: "button",', 'type: "button",\n    tabIndex: -1,']],
  'ui/dist/elements/ReactSelect/index.js': [
    ['      captureMenuScroll: true,', `      ${LABELLED}\n      captureMenuScroll: true,`],
    ['\n    captureMenuScroll: true,', `\n    ${LABELLED}\n    captureMenuScroll: true,`],
  ],
  'ui/dist/fields/Relationship/Input.js': [['backspaceRemovesValue:', `${LABELLED_BY_PATH}\n          backspaceRemovesValue:`]],
  'ui/dist/fields/Select/Input.js': [['_jsx(ReactSelect, {', `_jsx(ReactSelect, {\n          ${LABELLED_BY_PATH}`]],
  'ui/dist/fields/FieldLabel/index.js': [['      htmlFor,\n', '      htmlFor,\n      id: htmlFor ? htmlFor + "-label" : undefined,\n']],
  'next/dist/elements/DocumentHeader/Tabs/Tab/TabLink.js': [['"aria-label": ariaLabel,', '']],
  'next/dist/elements/DocumentHeader/Tabs/index.js': [['_jsx("ul", {', '_jsx("div", {']],
  // An answer of the server is no reason to forget what was changed since it was asked: a row that was added meanwhile stood without fields.
  'ui/dist/forms/Form/fieldReducer.js': [
    ['prevStateRef.current = newState;', 'if (prevStateRef.current === state) prevStateRef.current = newState;'],
  ],
  // A field that is marked is no change of the form: the server, asked anew for each mark, took it away, and we set it again, for ever.
  'ui/dist/forms/Form/index.js': [
    // The routes that strangers may send something to take JSON and nothing else.
    ['body: formData,', "body: SIGNS_IN.test(actionArg) ? formData.get('_payload') : formData,"],
    [
      "'Accept-Language': i18n.language",
      "'Accept-Language': i18n.language,\n            ...(SIGNS_IN.test(actionArg) ? { 'Content-Type': 'application/json' } : {})",
    ],
    ['!dequal(formState, prevFormState.current)', '!dequal(unmarked(formState), unmarked(prevFormState.current))'],
    [
      "const baseClass = 'form';",
      "const baseClass = 'form';\nconst SIGNS_IN = /\\/(login|forgot-password|reset-password)$/;\nconst unmarked = fields => Object.entries(fields ?? {}).map(([path, { errorMessage, errorPaths, valid, ...field }]) => [path, field]);",
    ],
  ],
  // The one screen for every stranger: the page itself looks where to go afterwards.
  'next/dist/views/Login/LoginForm/index.js': [
    [
      'searchParams\n  } = t0;',
      "} = t0;\n  const searchParams = { redirect: new URLSearchParams(globalThis.location?.search ?? '').get('redirect') };",
    ],
  ],
  // A form that keeps what is typed takes over what others saved: it is not to be reloaded, and nobody is locked out.
  'ui/dist/views/Edit/index.js': [
    [
      "operation === 'update' && !isTrashed && !autosaveEnabled;",
      "operation === 'update' && !isTrashed && !autosaveEnabled && !docConfig?.admin?.custom?.keepsTyped;",
    ],
    ['lockDocumentsProp !== false;', 'lockDocumentsProp !== false && !docConfig?.admin?.custom?.keepsTyped;'],
  ],
  // One way to set a picture's crop, in both surfaces.
  [UPLOAD]: [
    ["{ EditUpload } from '../EditUpload/index.js'", `{ CropPicture as EditUpload } from '${join(CMS, 'content/panel/late.ts')}'`],
  ],
}

/** What a file of Payload's panel shows only when somebody asks for it, and brings along with every screen: it comes when it is drawn. */
const COMES_LATE = {
  [UPLOAD]: ['PreviewSizes'],
  'ui/dist/views/List/ListSelection/index.js': ['DeleteMany', 'EditMany_v4', 'PublishMany_v4', 'RestoreMany', 'UnpublishMany_v4'],
  'ui/dist/elements/ListControls/index.js': ['ColumnSelector', 'GroupByBuilder', 'QueryPresetBar', 'WhereBuilder'],
  'ui/dist/elements/BulkUpload/index.js': ['AddFilesView', 'AddingFilesView'],
  'ui/dist/elements/DocumentControls/index.js': ['CopyLocaleData'],
  'ui/dist/views/Edit/index.js': ['DocumentLocked', 'DocumentStaleData', 'DocumentTakeOver'],
}

const PATHS = [...new Set([...Object.keys(EXCHANGED), ...Object.keys(COMES_LATE)])]

/** A loader for the builder of the panel: changes single places of Payload's files. One that is not there any more, after an update, ends the build. */
export default function houseParts(code) {
  const path = PATHS.find((ending) => this.resourcePath.endsWith(`@payloadcms/${ending}`))
  if (!path) throw new Error(`next.config.ts and houseParts.mjs do not name the same files: ${this.resourcePath}`)
  const exchanged = (EXCHANGED[path] ?? []).reduce((whole, [from, to]) => exchange(whole, from, to), code)
  const names = COMES_LATE[path] ?? []
  const late = names.reduce(comeLate, exchanged)
  const here = (file) => relative(dirname(this.resourcePath), file)
  const whole = names.length > 0 ? exchange(late, "from 'react';", `from 'react';\nimport { later } from '${LATE}';`) : late
  return whole.replaceAll(`'${CMS}`, () => `'${here(CMS)}`)
}

function exchange(code, from, to) {
  if (!code.includes(from)) throw new Error(`Payload's panel has changed: ${from}`)
  return code.replace(from, () => to)
}

function comeLate(code, name) {
  const [statement, path] = new RegExp(`import \\{ ${name} \\} from '([^']+)';`).exec(code) ?? []
  if (!statement) throw new Error(`Payload's panel has changed: ${name} is imported otherwise`)
  return code.replace(statement, `const ${name} = later(() => import('${path}').then((parts) => parts.${name}));`)
}
