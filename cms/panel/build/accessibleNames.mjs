/**
 * Controls of Payload's panel that screen readers cannot name, or that carry roles they must not carry (WCAG 1.3.1, 4.1.2).
 *
 * | file | what | why | upstream issue | test |
 * | --- | --- | --- | --- | --- |
 * | PopupTrigger | name and state for the menu button | an icon only | not reported: the button of a popup has no name and does not say whether it is open | fixes.test.ts |
 * | Collapsible | name for the drag handle | an icon only | not reported: the drag handle of a row is a button without a name | fixes.test.ts |
 * | ClickableArrow | names for the arrows of the pages | an icon only | payloadcms/payload#17377 | fixes.test.ts |
 * | ClearIndicator | name, and not hidden | focusable while hidden | payloadcms/payload#18139 | fixes.test.ts |
 * | DropdownIndicator | not focusable | focusable while hidden | payloadcms/payload#18139 | fixes.test.ts |
 * | ReactSelect, Relationship, Select, FieldLabel | a choice is named by the label of its field | the label points at an id that no input has | payloadcms/payload#18140 (the same on the dashboard) | fixes.test.ts |
 * | TabLink | no aria-label of its own | it names a div, and says less than the visible text | not reported: the current tab of a document is a div with an aria-label | accessibility.spec.ts |
 * | CheckboxInput, SelectAll, SelectRow | a name for the checkboxes of a list | the name that SelectAll passes is dropped, SelectRow passes none | not reported: the checkboxes of a list have no name | fixes.test.ts |
 * | MultiValue | a group, not a button | a choice that can be dragged is a button around a button | not reported: a sortable choice nests interactive controls | accessibility.spec.ts |
 * | ToolbarButton | name and state for the buttons of a text | an icon only | not reported: the format buttons of a text have no name | panelWriting.spec.ts |
 * | List | a list is the main part of its page | a div | not reported: lists have no main landmark | accessibility.spec.ts |
 * | ArrayAction | focus returns to the row that was moved | the menu that had it is gone | not reported: 'Move Up' loses the focus | panelPresses.spec.ts |
 * | Tabs | a div for the list | its children are no list items | not reported: the tabs of a document are a list without items | accessibility.spec.ts |
 */

/** A choice is named by its field, whose label has the field's id with a suffix. */
const NAMED_BY_LABEL =
  "...((props.id || props.className)?.startsWith('field-') ? { 'aria-labelledby': (props.id || props.className) + '-label' } : {}),"
const NAMED_BY_PATH = "'aria-labelledby': 'field-' + path.replace(/\\./g, '__') + '-label',"

/** A row is named as the list names it. */
const ROW_NAME = '"Select " + (rowData.title || rowData.alt || rowData.name || rowData.from || rowData.email || rowData.id)'
/** 'Bold', 'Inline code', from the key of the tool. */
const TOOL_NAME = '(item.key ?? "").replace(/([A-Z])/g, " $1").toLowerCase().replace(/^./, (first) => first.toUpperCase())'
/** The open menu's own button moves with its row. */
const KEEP_TRIGGER = `const trigger = document.querySelector('.array-actions [aria-expanded="true"]');\n              `
const FOCUS_TRIGGER = '\n              setTimeout(() => trigger?.focus());'

/** @type {Readonly<Record<string, readonly (readonly [string, string])[]>>} */
export const accessibleNames = {
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
    ['      captureMenuScroll: true,', `      ${NAMED_BY_LABEL}\n      captureMenuScroll: true,`],
    ['\n    captureMenuScroll: true,', `\n    ${NAMED_BY_LABEL}\n    captureMenuScroll: true,`],
  ],
  'ui/dist/fields/Relationship/Input.js': [['backspaceRemovesValue:', `${NAMED_BY_PATH}\n          backspaceRemovesValue:`]],
  'ui/dist/fields/Select/Input.js': [['_jsx(ReactSelect, {', `_jsx(ReactSelect, {\n          ${NAMED_BY_PATH}`]],
  'ui/dist/fields/FieldLabel/index.js': [['      htmlFor,\n', '      htmlFor,\n      id: htmlFor ? htmlFor + "-label" : undefined,\n']],
  'ui/dist/fields/Checkbox/Input.js': [
    ['"aria-label": "",', '"aria-label": t0["aria-label"] ?? "",'],
    ['"aria-labelledby": name,', '"aria-labelledby": t0["aria-label"] ? undefined : name,'],
  ],
  'ui/dist/elements/SelectRow/index.js': [['_jsx(CheckboxInput, {', `_jsx(CheckboxInput, {\n      "aria-label": ${ROW_NAME},`]],
  'ui/dist/elements/ReactSelect/MultiValue/index.js': [['...attributes,', '...attributes,\n            role: "group",']],
  'richtext-lexical/dist/features/toolbars/shared/ToolbarButton/index.js': [
    ['_jsx("button", {', `_jsx("button", {\n      "aria-label": ${TOOL_NAME},\n      "aria-pressed": active,`],
  ],
  'ui/dist/views/List/index.js': [['children: /*#__PURE__*/_jsx("div", {', 'children: /*#__PURE__*/_jsx(isInDrawer ? "div" : "main", {']],
  'ui/dist/elements/ArrayAction/index.js': [
    [
      'moveRow(index, index - 1);\n              close();',
      `${KEEP_TRIGGER}moveRow(index, index - 1);\n              close();${FOCUS_TRIGGER}`,
    ],
    [
      'moveRow(index, index + 1);\n              close();',
      `${KEEP_TRIGGER}moveRow(index, index + 1);\n              close();${FOCUS_TRIGGER}`,
    ],
  ],
  'next/dist/elements/DocumentHeader/Tabs/Tab/TabLink.js': [['"aria-label": ariaLabel,', '']],
  'next/dist/elements/DocumentHeader/Tabs/index.js': [['_jsx("ul", {', '_jsx("div", {']],
}
