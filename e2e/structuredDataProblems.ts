/** Members search engines require or use, by schema.org type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'author', 'datePublished', 'dateModified', 'image', 'publisher', 'mainEntityOfPage'],
  BlogPosting: ['headline', 'author', 'datePublished', 'dateModified', 'image', 'publisher', 'mainEntityOfPage'],
  Product: ['name', 'offers'],
  Offer: ['price', 'priceCurrency'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
}

/** Problems of a page's structured data; every page must at least name its publisher. */
export function structuredDataProblems(scripts: readonly string[]): string[] {
  const problems: string[] = []
  const types = new Set<string>()
  for (const script of scripts) {
    try {
      visit(JSON.parse(script))
    } catch {
      problems.push(`structured data that does not parse: ${script.slice(0, 80)}`)
    }
  }
  for (const type of ['Organization', 'WebSite']) if (!types.has(type)) problems.push(`no structured data of type ${type}`)
  return problems

  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) visit(item)
    if (typeof value !== 'object' || value === null) return
    const type = '@type' in value && typeof value['@type'] === 'string' ? value['@type'] : ''
    types.add(type)
    const members = new Map(Object.entries(value))
    // A reference names something defined elsewhere.
    if (members.size > 2 || !members.has('@id'))
      for (const name of REQUIRED[type] ?? []) {
        const member = members.get(name)
        if (member === undefined || member === '' || (Array.isArray(member) && member.length === 0))
          problems.push(`${type} without ${name}`)
      }
    for (const member of Object.values(value)) visit(member)
  }
}
