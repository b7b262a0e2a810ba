/** The document a hook after a change of a global works with: Payload passes it the row of the version if one was restored. */
export function changedGlobal(doc: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return typeof doc.version === 'object' && doc.version !== null ? { ...doc.version } : doc
}
