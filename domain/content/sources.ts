export interface Source {
  readonly words: string
  readonly href?: string
}

const ADDRESS_AT_END = /^(.*?)[\s,;:(]*(https?:\/\/[^\s)]+)\)?\.?$/is

/** Who says so, and where it can be read: an https address at the end of a source makes its words a link. */
export function readSource(source: string): Source {
  const [, words, href] = ADDRESS_AT_END.exec(source.trim()) ?? []
  return href ? { words: words || href.replace(/^https?:\/\/(www\.)?|\/.*/gi, ''), href } : { words: source.trim() }
}
