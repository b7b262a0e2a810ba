interface FoundError {
  readonly field: string
  readonly message: string
}

/** All messages of a form with nested fields, with their dotted paths, in the order of the fields. */
export function flatErrors(errors: object, below = ''): FoundError[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return []
    const path = below ? `${below}.${name}` : name
    const message = 'message' in error ? error.message : undefined
    // A list's own message stands under 'root'.
    if (typeof message === 'string' && message !== '') return [{ field: path.replace(/\.root$/, ''), message }]
    return flatErrors(error, path)
  })
}
