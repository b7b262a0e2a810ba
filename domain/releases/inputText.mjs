// @ts-check
// Plain JavaScript: the trial of a release runs it in a process that reads nothing else.

/**
 * A call's input as canonical text, under which its answer is recorded: members sorted, empty ones omitted.
 * @param {unknown} input
 * @returns {string}
 */
export function inputText(input) {
  return JSON.stringify(inOrder(input)) ?? 'null'
}

/**
 * @param {unknown} value
 * @returns {unknown}
 */
function inOrder(value) {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, inOrder(member)]))
}
