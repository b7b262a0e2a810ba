/** Default average character width of axis labels, in chart units. */
const CHARACTER = 6.6

/** Breaks a category name at spaces and hyphens into lines that fit its band; a longer word gets its own line. */
export function axisLabel(text: string, width: number, character = CHARACTER): readonly string[] {
  const most = Math.max(Math.floor(width / character), 1)
  const lines: string[] = []
  let line = ''
  for (const part of text.match(/[^\s-]+-?|-/g) ?? []) {
    const joined = line === '' || line.endsWith('-') ? line + part : `${line} ${part}`
    if (line !== '' && joined.length > most) {
      lines.push(line)
      line = part
    } else line = joined
  }
  return line === '' ? lines : [...lines, line]
}
