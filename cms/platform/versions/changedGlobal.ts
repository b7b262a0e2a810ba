/** What a hook behind a change of a global speaks of: Payload hands it the row of the version where one was put back. */
export function changedGlobal(doc: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return typeof doc.version === 'object' && doc.version !== null ? { ...doc.version } : doc
}
