/**
 * What a sign-in stores between two steps. `second-factor`: the password was correct. `enrolment`: it was, and a factor must be set up
 * first. The others hold a ceremony's challenge. A ticket is only valid for steps that name its purpose.
 */
export const TICKET_PURPOSES = ['second-factor', 'enrolment', 'passkey-use', 'passkey-new', 'directory'] as const
export type TicketPurpose = (typeof TICKET_PURPOSES)[number]

export interface SignInTicket {
  readonly purpose: TicketPurpose
  readonly endsAt: Date
}

/** Whether a step may continue with a ticket; undefined for one that never existed or was used. */
export function opensStep(ticket: SignInTicket | undefined, purpose: TicketPurpose, now: Date): ticket is SignInTicket {
  return ticket?.purpose === purpose && now < ticket.endsAt
}
