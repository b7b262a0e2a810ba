import { z } from 'zod'

/** A valid link target: a path of the site, an anchor on the page, a mail, phone or web address. Never a script. */
export const linkAddressSchema = z
  .string()
  .max(500, 'Use at most 500 characters')
  .regex(
    /^(?:\/(?!\/)[^\s\\]*|#[a-z0-9-]+|mailto:[^\s]+@[^\s]+|tel:\+?[0-9().-]+|https?:\/\/[^\s/]+[^\s]*)$/i,
    'Use a path of this site (/terms), an anchor (#pre-qualify), mailto:, tel: or an https:// address',
  )

/** Payload's form of the check: true, or the message for the editor. `required` handles empty values. */
export function validateLinkAddress(value: string | null | undefined): true | string {
  if (!value) return true
  const checked = linkAddressSchema.safeParse(value)
  return checked.success || (checked.error.issues[0]?.message ?? 'This is not a link address')
}
