import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'

/** A form as a sender sees it: which refused input members it has fields for, and how to mark one. */
export interface FormTarget {
  readonly shows: (path: string) => boolean
  readonly mark: (path: string, message: string) => void
}

/** The form fields that show the server's refusals. `below` is the form's location in the call's input: 'contact.'. */
export function onForm<Values extends FieldValues>(
  form: { readonly setError: UseFormSetError<Values> },
  fields: readonly Path<Values>[],
  below = '',
): FormTarget {
  const fieldAt = (path: string) => fields.find((field) => path === `${below}${field}`)
  return {
    shows: (path) => fieldAt(path) !== undefined,
    mark: (path, message) => {
      const field = fieldAt(path)
      if (field !== undefined) form.setError(field, { type: 'server', message })
    },
  }
}
