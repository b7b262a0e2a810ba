/** A run's findings: counts every check, and keeps failed ones with their reason. */
export class Findings {
  readonly broken: string[] = []
  checked = 0

  check(holds: boolean, what: string): void {
    this.checked += 1
    if (!holds) this.broken.push(what)
  }
}
