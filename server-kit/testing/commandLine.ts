/** Arguments of a program of the lab: names of its parts, `--short`, `--rounds=20`. */
const words = process.argv.slice(2)

/** The parts wanted by name; none for all. */
export const named: readonly string[] = words.filter((word) => !word.startsWith('--'))

/** Whether the option is given: `--short`. */
export const has = (option: string): boolean => words.includes(`--${option}`)

/** The option's number: 20 for `--rounds=20`. */
export const figureOf = (option: string, standard: number): number => Number(textOf(option) ?? standard)

/** The option's text: '100,200' for `--shops=100,200`. */
export const textOf = (option: string): string | undefined =>
  words.find((word) => word.startsWith(`--${option}=`))?.slice(option.length + 3)
