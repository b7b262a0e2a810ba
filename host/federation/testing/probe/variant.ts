export interface Variant {
  readonly label: string
  readonly contract: number
  readonly throws: boolean
  readonly rejects: boolean
  readonly patches: boolean
}

/** What differs between the probes of a test: read when it runs, so that buildFixtures can write another text here into what was built. */
export const variant: Variant = JSON.parse('{"label":"plain","contract":1,"throws":false,"rejects":false,"patches":false}')
