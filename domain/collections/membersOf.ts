/** One member of each entry, under the entry's name: the columns of a table that is declared by rows. */
export function membersOf<const Rows extends Readonly<Record<string, Readonly<Record<Member, unknown>>>>, const Member extends string>(
  rows: Rows,
  member: Member,
): { readonly [Name in keyof Rows]: Rows[Name][Member] }
export function membersOf(
  rows: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  member: string,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row[member]]))
}
