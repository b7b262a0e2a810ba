/**
 * What a sign-in keeps between two steps. `second-factor`: the password was right. `enrolment`: it was, and a factor must be set up first. The
 * others hold the challenge of a ceremony. A ticket opens no step but those that name its purpose.
 */
export const TICKET_PURPOSES = ['second-factor', 'enrolment', 'passkey-use', 'passkey-new', 'directory'] as const
export type TicketPurpose = (typeof TICKET_PURPOSES)[number]

export interface SignInTicket {
  readonly purpose: TicketPurpose
  readonly endsAt: Date
}

/** Whether a step may go on with a ticket; undefined is one that never was or was spent. */
export function opensStep(ticket: SignInTicket | undefined, purpose: TicketPurpose, now: Date): ticket is SignInTicket {
  return ticket?.purpose === purpose && now < ticket.endsAt
}
