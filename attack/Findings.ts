/** What a run found: every check counts, and what does not hold is kept with its reason. */
export class Findings {
  readonly broken: string[] = []
  checked = 0

  check(holds: boolean, what: string): void {
    this.checked += 1
    if (!holds) this.broken.push(what)
  }
}
