export interface Variant {
  readonly label: string
  readonly contract: number
  readonly throws: boolean
  readonly rejects: boolean
  readonly patches: boolean
  readonly hides: boolean
  readonly freezes: boolean
  readonly tells: boolean
}

/** How the probes of a test differ. It is parsed at run time so that buildFixtures can rewrite the text in the built file. */
export const variant: Variant = JSON.parse(
  '{"label":"plain","contract":1,"throws":false,"rejects":false,"patches":false,"hides":false,"freezes":false,"tells":false}',
)
