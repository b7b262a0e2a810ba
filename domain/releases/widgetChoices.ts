import type { LiveRelease } from './manifest'

/** A widget as editors choose it. */
export interface WidgetChoice {
  /** '{remote}/{widget}', as pages name it. */
  readonly value: string
  readonly label: string
  /** Address of a small picture of it. */
  readonly picture?: string
}

/** The widgets of a release by their titles; one that was built before widgets had titles stands there by its name. */
export function widgetChoices({ remote, widgets, library = {}, baseUrl }: LiveRelease): WidgetChoice[] {
  return widgets.map((widget) => {
    const { title, thumbnail } = library[widget] ?? {}
    const value = `${remote}/${widget}`
    return { value, label: title ?? value, ...(thumbnail ? { picture: baseUrl + thumbnail } : {}) }
  })
}
