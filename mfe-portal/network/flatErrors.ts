interface FoundError {
  readonly field: string
  readonly message: string
}

/** All errors of a form with nested fields, by dotted path in field order. */
export function flatErrors(errors: object, below = ''): FoundError[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return []
    const path = below ? `${below}.${name}` : name
    const message = 'message' in error ? error.message : undefined
    // A list's own error is at 'root'.
    if (typeof message === 'string' && message !== '') return [{ field: path.replace(/\.root$/, ''), message }]
    return flatErrors(error, path)
  })
}
