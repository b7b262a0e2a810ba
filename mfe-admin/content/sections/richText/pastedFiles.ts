/** Files that were pasted into a text and wait for their description, by the id of the part that asks for it. */
export const pastedFiles = new Map<string, File>()
