interface ShownPage {
  readonly key: string
  /** null is a gap. */
  readonly page: number | null
}

/** The first, the last and the current page with its neighbors; a gap replaces two pages or more, never one. */
export const shownPages = (page: number, pageCount: number): readonly ShownPage[] => {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1])
  if (page <= 3) wanted.add(2).add(3)
  if (page >= pageCount - 2) wanted.add(pageCount - 1).add(pageCount - 2)
  const pages = [...wanted].filter((at) => at >= 1 && at <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((at, index) => {
    const before = pages[index - 1] ?? 0
    const shown = { key: `page-${at}`, page: at }
    if (at - before === 2) return [{ key: `page-${at - 1}`, page: at - 1 }, shown]
    return at - before > 2 ? [{ key: `gap-${at}`, page: null }, shown] : [shown]
  })
}
