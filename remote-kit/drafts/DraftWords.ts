/** What a draft is called on its screen. */
export interface DraftWords {
  /** 'configuration': 'This configuration was changed on another device'. */
  readonly noun: string
  /** What somebody typed or chose: 'choices'. */
  readonly entries: string
  /** Where a link that opens nothing leads on: 'the configurator'. */
  readonly screen: string
  /** Counted when somebody copies the link. */
  readonly counted: 'configuration_shared' | null
}
