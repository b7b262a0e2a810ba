/**
 * | file | what | why | upstream issue | test |
 * | --- | --- | --- | --- | --- |
 * | Nav | waits until the width of the screen is known | the navigation opens, closes again, and moves the page under a press | payloadcms/payload#17531 | panelPresses.spec.ts |
 * | DocumentTitle | a document without a title is Untitled | its title is its id, 36 characters | not reported: a document whose title is empty is called by its id, though Payload has the word Untitled | panelScreens.spec.ts |
 * | formatDocTitle | Untitled, as the content screen says it | [Untitled], in brackets | not reported: Payload puts its word for a document without a title in brackets | panelScreens.spec.ts |
 */

/** @type {Readonly<Record<string, readonly (readonly [string, string])[]>>} */
export const screens = {
  'ui/dist/elements/Nav/context.js': [
    ['if (largeBreak === true || midBreak', 'if (largeBreak === undefined) return undefined;\n    if (largeBreak === true || midBreak'],
  ],
  'ui/dist/providers/DocumentTitle/index.js': [
    ['fallback: id?.toString(),', 'fallback: undefined,'],
    ['fallback: id?.toString(),', 'fallback: undefined,'],
  ],
  'ui/dist/utilities/formatDocTitle/index.js': [
    ["'string' ? fallback : `[", "'string' ? fallback : `"],
    ["('general:untitled')}]`", "('general:untitled')}`"],
  ],
}
