/**
 * Who asks each rule in a test: everybody in `npm run test:full`; otherwise one whom it admits and one whom it refuses. Rules of one kind
 * take turns, so that every actor asks every kind of rule.
 * @param actors whom a rule admits, and whom it refuses. Rules that admit and refuse the same actors are of one kind.
 */
export function actorsInTurn<Rule, Actor>(
  rules: readonly Rule[],
  actors: (rule: Rule) => { readonly admitted: readonly Actor[]; readonly refused: readonly Actor[] },
  everybody = process.env.TEST_FULL !== undefined,
): ReadonlyMap<Rule, readonly Actor[]> {
  const kinds = new Map<string, Rule[]>()
  for (const rule of rules) {
    const kind = JSON.stringify(actors(rule))
    kinds.set(kind, [...(kinds.get(kind) ?? []), rule])
  }
  const asking = new Map<Rule, readonly Actor[]>()
  for (const alike of kinds.values())
    for (const [turn, rule] of alike.entries()) {
      const { admitted, refused } = actors(rule)
      const some = (side: readonly Actor[]) => side.filter((_, at) => everybody || at % alike.length === turn % side.length)
      asking.set(rule, [...some(admitted), ...some(refused)])
    }
  return asking
}
