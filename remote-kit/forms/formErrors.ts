/** A form's messages in field order, for ErrorSummary. */
export function formErrors<Field extends string>(
  errors: Partial<Record<Field, { readonly message?: string }>>,
  fields: readonly Field[],
): { readonly field: Field; readonly message: string }[] {
  return fields.flatMap((field) => {
    const message = errors[field]?.message
    return message ? [{ field, message }] : []
  })
}
