export interface Source {
  readonly words: string
  readonly href?: string
}

const ADDRESS_AT_END = /^(.*?)[\s,;:(]*(https?:\/\/[^\s)]+)\)?\.?$/is

/** A source and where to read it: an https address at its end makes its text a link. */
export function readSource(source: string): Source {
  const [, words, href] = ADDRESS_AT_END.exec(source.trim()) ?? []
  return href ? { words: words || href.replace(/^https?:\/\/(www\.)?|\/.*/gi, ''), href } : { words: source.trim() }
}
