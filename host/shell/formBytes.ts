/** Maximum size of a form body, which a host reads completely before forwarding it to the cms. */
export const FORM_BYTES = 256 * 1024
