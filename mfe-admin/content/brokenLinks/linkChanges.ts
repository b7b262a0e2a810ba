import { type BrokenLink, type ChangedLink, straightHref } from '@framewell/domain/content/siteChecks'

export function linkKey({ where, id, section, place, field, href }: BrokenLink): string {
  return [where, id, section, place, field, href].join(' ')
}

/** Menus and settings have no drafts: their links go live as soon as they are changed. */
export function goesLiveAtOnce({ id }: Pick<BrokenLink, 'id'>): boolean {
  return id === null
}

/** The links with their new target: the typed URL, or otherwise each link's redirect target. Undefined while one has no target. */
export function changedTo(links: readonly BrokenLink[], typed: string): ChangedLink[] | undefined {
  const changed = links.flatMap(({ where, id, section, field, href, leadsTo }): ChangedLink[] => {
    const to = typed.trim() || straightHref({ href, leadsTo })
    return to ? [{ where, id, section, field, href, to }] : []
  })
  return changed.length === links.length ? changed : undefined
}
