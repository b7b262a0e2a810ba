interface Refused {
  readonly path: string
  readonly message: string
}

/** Why a table or chart of a text can't be published, in words that name it. */
export function figureProblem(number: number, name: string, problem: string): string {
  return `Figure ${number} of this text, the ${name}, ${problem}`
}

const NAMES_FIGURES = /^Figure \d+ of this text, /

/** A text that says which of its figures are at fault says it for their fields too, whose own paths don't name the figure. */
export function saidOnce({ path }: Refused, _: number, all: readonly Refused[]): boolean {
  return !all.some((other) => path.startsWith(`${other.path}.`) && NAMES_FIGURES.test(other.message))
}
