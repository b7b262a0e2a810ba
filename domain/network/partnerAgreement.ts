export interface AgreementText {
  readonly version: number
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** The agreement an enhanced-form applicant signs by typing a name. A signature names the version and hash of this exact text. */
export const PARTNER_AGREEMENT: AgreementText = {
  version: 3,
  title: 'Network partner agreement',
  paragraphs: [
    'By signing, the company named in this application asks to join the production network and confirms that what it states is true and complete.',
    'The company keeps a valid certificate of liability insurance on file. Work is not routed to it while none is valid.',
    'The company makes frames to the drawings, cut lists and tolerances that come with an order, keeps the weeks it has confirmed, and says at once when it cannot.',
    'Payment follows the phases of the order. It comes out of what the builder has paid and, where Framewell carries the builder’s trade credit, out of that credit. Where the company carries it, a phase is paid once the builder has paid for it. The company reads which of the two applies before it accepts an order. Retainage is held back until the builder has accepted the delivery or the acceptance window has passed.',
    'Either side may end the membership in writing. Orders that are under way are finished under the terms they were placed with.',
    'Typing a name in the signature field has the effect of a signature by hand (Electronic Signatures in Global and National Commerce Act, 15 U.S.C. § 7001).',
  ],
}

/** The text from before a tier said who carries its credit, as companies signed it. */
const VERSION_2: AgreementText = {
  ...PARTNER_AGREEMENT,
  version: 2,
  paragraphs: PARTNER_AGREEMENT.paragraphs.with(
    3,
    'Payment follows the phases of the order, out of what its builder has paid and the trade credit that Framewell extends to the builder. Retainage is held back until the builder has accepted the delivery or the acceptance window has passed.',
  ),
}

/** The text that a signature names; undefined for one that is not kept. */
export function signedAgreement(version: number): AgreementText | undefined {
  return [PARTNER_AGREEMENT, VERSION_2].find((text) => text.version === version)
}

/** A text as hashed and printed. */
export function agreementText({ title, version, paragraphs }: AgreementText = PARTNER_AGREEMENT): string {
  return [title, `Version ${version}`, ...paragraphs].join('\n\n')
}
