/** styled-components' marker after the rules of one component (see withAreaStyles). */
const MARKER = /data-styled\.g\d+\[id="([\w-]+)"\]/g
const CLASSES = / class="([^"]*)"/g

/**
 * The HTML of an area without the classes that only name a component, unless a rule selects by them. Each element has another class with
 * the rules; the browser adds the names before it hydrates (see restoreStyles).
 */
export function withoutComponentIds(html: string, css: string): string {
  const unused = new Set([...css.matchAll(MARKER)].flatMap(([, id = '']) => (css.includes(`.${id}`) ? [] : [id])))
  const written = new Map<string, string>()
  return html.replace(CLASSES, (attribute, names: string) => {
    const before = written.get(names)
    if (before !== undefined) return before
    const kept = names.split(' ').filter((name) => !unused.has(name))
    const after = kept.length > 0 ? ` class="${kept.join(' ')}"` : attribute
    written.set(names, after)
    return after
  })
}
