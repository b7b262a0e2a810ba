interface Variant {
  readonly label: string
  readonly contract: number
  readonly throws: boolean
  readonly rejects: boolean
  readonly patches: boolean
}

/** What differs between the probes of a test; buildProbe writes another file in its place. */
export const variant: Variant = { label: 'plain', contract: 1, throws: false, rejects: false, patches: false }
