import { type BrokenLink, type ChangedLink, straightHref } from '@framewell/domain/content/siteChecks'

export function linkKey({ where, id, section, place, field, href }: BrokenLink): string {
  return [where, id, section, place, field, href].join(' ')
}

/** Menus and settings have no drafts: visitors follow their links as soon as they are changed. */
export function goesLiveAtOnce({ id }: Pick<BrokenLink, 'id'>): boolean {
  return id === null
}

/** Links as they are to be: at what was typed, else each straight to where it is redirected. Undefined while one has nowhere to lead. */
export function changedTo(links: readonly BrokenLink[], typed: string): ChangedLink[] | undefined {
  const changed = links.flatMap(({ where, id, section, field, href, leadsTo }): ChangedLink[] => {
    const to = typed.trim() || straightHref({ href, leadsTo })
    return to ? [{ where, id, section, field, href, to }] : []
  })
  return changed.length === links.length ? changed : undefined
}
