type Pair = readonly [code: number, value: string | number]

export interface DxfPoint {
  readonly x: number
  readonly y: number
}

/** A drawing as DXF text (R12, which every program reads): closed outlines, texts and dimensions on named layers, in inches. */
export class DxfFile {
  readonly #layers = new Set<string>()
  readonly #blocks: string[] = []
  readonly #entities: string[] = []
  #dimensions = 0

  outline(layer: string, points: readonly DxfPoint[]): void {
    this.#layers.add(layer)
    // Most of a file: written at once, without a pair for each of its numbers.
    let vertices = ''
    for (const { x, y } of points) vertices += `0\r\nVERTEX\r\n8\r\n${layer}\r\n10\r\n${rounded(x)}\r\n20\r\n${rounded(y)}\r\n`
    this.#entities.push(`0\r\nPOLYLINE\r\n8\r\n${layer}\r\n66\r\n1\r\n70\r\n1\r\n${vertices}0\r\nSEQEND\r\n8\r\n${layer}\r\n`)
  }

  /** @param degrees the text's direction, counterclockwise */
  text(layer: string, at: DxfPoint, height: number, words: string, degrees = 0): void {
    this.#layers.add(layer)
    this.#entities.push(written(textPairs(layer, at, height, words, degrees)))
  }

  /** A level or plumb dimension. @param away from the measured points to its line, below or to the left when negative */
  dimension(layer: string, from: DxfPoint, to: DxfPoint, away: number, height: number, words: string): void {
    this.#layers.add(layer)
    this.#dimensions += 1
    const name = `*D${this.#dimensions}`
    const plumb = Math.abs(to.x - from.x) < Math.abs(to.y - from.y)
    const ends = [from, to].map((end) => (plumb ? { x: from.x + away, y: end.y } : { x: end.x, y: from.y + away })) as [DxfPoint, DxfPoint]
    const middle = { x: (ends[0].x + ends[1].x) / 2, y: (ends[0].y + ends[1].y) / 2 }
    const line = (a: DxfPoint, b: DxfPoint): Pair[] => [
      [0, 'LINE'],
      [8, layer],
      [10, a.x],
      [20, a.y],
      [11, b.x],
      [21, b.y],
    ]
    this.#blocks.push(
      written([
        [0, 'BLOCK'],
        [8, layer],
        [2, name],
        [70, 1],
        [10, 0],
        [20, 0],
        [3, name],
        ...line(from, ends[0]),
        ...line(to, ends[1]),
        ...line(ends[0], ends[1]),
        ...textPairs(layer, middle, height, words, plumb ? 90 : 0),
        [0, 'ENDBLK'],
        [8, layer],
      ]),
    )
    this.#entities.push(
      written([
        [0, 'DIMENSION'],
        [8, layer],
        [2, name],
        [10, ends[1].x],
        [20, ends[1].y],
        [11, middle.x],
        [21, middle.y],
        [70, 0],
        [1, asciiText(words)],
        [13, from.x],
        [23, from.y],
        [14, to.x],
        [24, to.y],
        [50, plumb ? 90 : 0],
      ]),
    )
  }

  toString(): string {
    const layers = [...this.#layers].flatMap((layer): Pair[] => [
      [0, 'LAYER'],
      [2, layer],
      [70, 0],
      [62, 7],
      [6, 'CONTINUOUS'],
    ])
    const header = written([
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$INSUNITS'],
      [70, INCHES],
      [9, '$MEASUREMENT'],
      [70, 0],
    ])
    const tables = written([
      [0, 'TABLE'],
      [2, 'LTYPE'],
      [70, 1],
      [0, 'LTYPE'],
      [2, 'CONTINUOUS'],
      [70, 0],
      [3, 'Solid line'],
      [72, 65],
      [73, 0],
      [40, 0],
      [0, 'ENDTAB'],
      [0, 'TABLE'],
      [2, 'LAYER'],
      [70, this.#layers.size],
      ...layers,
      [0, 'ENDTAB'],
    ])
    return [
      ...section('HEADER', [header]),
      ...section('TABLES', [tables]),
      ...section('BLOCKS', this.#blocks),
      ...section('ENTITIES', this.#entities),
      written([[0, 'EOF']]),
    ].join('')
  }
}

/** The file's unit, `$INSUNITS`. */
const INCHES = 1

function section(name: string, parts: readonly string[]): string[] {
  return [
    written([
      [0, 'SECTION'],
      [2, name],
    ]),
    ...parts,
    written([[0, 'ENDSEC']]),
  ]
}

/** Each code and each value on a line of its own. */
function written(pairs: readonly Pair[]): string {
  return pairs.map(([code, value]) => `${code}\r\n${typeof value === 'number' ? rounded(value) : value}\r\n`).join('')
}

/** To a ten thousandth of an inch. */
function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}

function textPairs(layer: string, { x, y }: DxfPoint, height: number, words: string, degrees: number): Pair[] {
  return [
    [0, 'TEXT'],
    [8, layer],
    [10, x],
    [20, y],
    [40, height],
    [1, asciiText(words)],
    [50, degrees],
  ]
}

/** Other characters than ASCII as DXF writes them: é is \U+00E9. */
function asciiText(words: string): string {
  return words.replace(/[^\x20-\x7e]/g, (one) => `\\U+${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
}
