/** Average width of a character of the axis's type, in the chart's units, where nobody says. */
const CHARACTER = 6.6

/** Breaks a category's name at spaces and hyphens into lines that fit the width of its band; a longer word keeps its line. */
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
