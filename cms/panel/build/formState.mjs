/**
 * | file | what | why | upstream issue | test |
 * | --- | --- | --- | --- | --- |
 * | fieldReducer | an answer of the server is the state last asked about only if nothing changed meanwhile | a row added during a request stays without fields | payloadcms/payload#12691 | fixes.test.ts, panelRows.spec.ts |
 * | Form | error marks do not count as a change | each mark set by our code asks the server, whose answer removes it, without end | not reported: a field marked as wrong by `dispatchFields` makes the form ask the server again and loses its mark | panelScreens.spec.ts |
 */

/** @type {Readonly<Record<string, readonly (readonly [string, string])[]>>} */
export const formState = {
  'ui/dist/forms/Form/fieldReducer.js': [
    ['prevStateRef.current = newState;', 'if (prevStateRef.current === state) prevStateRef.current = newState;'],
  ],
  'ui/dist/forms/Form/index.js': [
    ['!dequal(formState, prevFormState.current)', '!dequal(unmarked(formState), unmarked(prevFormState.current))'],
    [
      "const baseClass = 'form';",
      "const baseClass = 'form';\nconst unmarked = fields => Object.entries(fields ?? {}).map(([path, { errorMessage, errorPaths, valid, ...field }]) => [path, field]);",
    ],
  ],
}
