import type { MailLeaves } from './mailLeaves'

/** What a page says in the place of 'on its way' of a mail with its private link that is not; null of one that is, or that nobody asked for. */
export function heldMailWords(leaves: MailLeaves | undefined, to: string): string | null {
  if (leaves === 'later') return `Its private link follows to ${to} within hours: that address was sent many emails from here just now.`
  if (leaves === 'never')
    return `We could not email its private link: ${to} was sent too many emails from here today, perhaps by somebody else. Keep the link of its page.`
  return null
}
