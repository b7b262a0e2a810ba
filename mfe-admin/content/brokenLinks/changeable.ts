import { type BrokenLink, type ChangedLink, straightHref } from '@framewell/domain/content/siteChecks'

/** A link of a page or post: menus and settings have no drafts, so theirs are changed in their own forms. */
export type ChangeableLink = BrokenLink & { readonly where: ChangedLink['where']; readonly id: string }

export function changeable(link: BrokenLink): link is ChangeableLink {
  return (link.where === 'pages' || link.where === 'posts') && link.id !== null
}

export function linkKey({ where, id, section, place, href }: BrokenLink): string {
  return [where, id, section, place, href].join(' ')
}

/** Links as they are to be: at what was typed, else each straight to where it is redirected. Undefined while one has nowhere to lead. */
export function changedTo(links: readonly ChangeableLink[], typed: string): ChangedLink[] | undefined {
  const changed = links.flatMap((link): ChangedLink[] => {
    const to = typed.trim() || straightHref(link)
    return to ? [{ where: link.where, id: link.id, section: link.section, href: link.href, to }] : []
  })
  return changed.length === links.length ? changed : undefined
}
