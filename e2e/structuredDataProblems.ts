/** Members that search engines require or use, by type of schema.org. */
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

/** What is wrong with the structured data of a page; every page says at least who publishes it. */
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
    // A reference names a thing that stands elsewhere.
    if (members.size > 2 || !members.has('@id'))
      for (const name of REQUIRED[type] ?? []) {
        const member = members.get(name)
        if (member === undefined || member === '' || (Array.isArray(member) && member.length === 0))
          problems.push(`${type} without ${name}`)
      }
    for (const member of Object.values(value)) visit(member)
  }
}
