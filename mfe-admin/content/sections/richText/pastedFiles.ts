/** Pasted files that still need alt text, by the id of the node that asks for it. */
export const pastedFiles = new Map<string, File>()
