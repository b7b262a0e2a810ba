/** A screen's names for its draft. */
export interface DraftWords {
  /** 'configuration': 'This configuration was changed on another device'. */
  readonly noun: string
  /** Name of the entries: 'choices'. */
  readonly entries: string
  /** Where to go from an invalid link: 'the configurator'. */
  readonly screen: string
  /** Event recorded when somebody copies the link. */
  readonly counted: 'configuration_shared' | null
}
