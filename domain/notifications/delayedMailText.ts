import type { MailLeaves } from './mailLeaves'

/** What a page says instead of 'on its way' when the mail with its private link is not; null when it is, or when nobody asked for it. */
export function delayedMailText(leaves: MailLeaves | undefined, to: string): string | null {
  if (leaves === 'later') return `Its private link follows to ${to} within hours: that address was sent many emails from here just now.`
  if (leaves === 'never')
    return `We could not email its private link: ${to} was sent too many emails from here today, perhaps by somebody else. Keep the link of its page.`
  return null
}
