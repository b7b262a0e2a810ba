/** To a thousandth of a point, as PDF operators have it. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** A color like '#d9d9d9' in the three shares that the operators `rg` (fill) and `RG` (stroke) take. */
export function shares(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => rounded(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  return `${red} ${green} ${blue}`
}
