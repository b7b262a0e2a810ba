import type { LiveRelease } from './manifest'

/** A widget as editors choose it. */
export interface WidgetChoice {
  /** '{remote}/{widget}', as pages name it. */
  readonly value: string
  readonly label: string
  /** Address of a thumbnail. */
  readonly picture?: string
}

/** A release's widgets by title; one built before titles existed is listed by name. */
export function widgetChoices({ remote, widgets, library = {}, baseUrl }: LiveRelease): WidgetChoice[] {
  return widgets.map((widget) => {
    const { title, thumbnail } = library[widget] ?? {}
    const value = `${remote}/${widget}`
    return { value, label: title ?? value, ...(thumbnail ? { picture: baseUrl + thumbnail } : {}) }
  })
}
