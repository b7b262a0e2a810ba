import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from '../platform/database/SqlPart'
import type { PersonalRows, Whose } from '../platform/privacy/personalData'

/** A person, by what records identify them. */
export interface Person {
  readonly account: string | null
  /** In lower case. */
  readonly addresses: readonly string[]
}

/** SQL condition: a row of the table is about the person. */
export function whoseRows({ only, whose }: Pick<PersonalRows, 'only' | 'whose'>, person: Person): SqlPart {
  return sql`(${sql.raw(only ?? 'true')}) and ${condition(whose, person)}`
}

/** Names of columns and tables come from the features' declarations; the person's own words are parameters. */
function condition(whose: Whose, person: Person): SqlPart {
  if ('any' in whose)
    return sql`(${sql.join(
      whose.any.map((one) => condition(one, person)),
      sql` or `,
    )})`
  if ('account' in whose) return sql`(${sql.raw(whose.account)})::text = ${person.account}`
  const addresses = sql`(select jsonb_array_elements_text(${JSON.stringify(person.addresses)}::jsonb))`
  if ('address' in whose) return sql`lower(${sql.raw(whose.address)}) in ${addresses}`
  if ('mentions' in whose) return sql`names_address((${sql.raw(whose.mentions)}), array${addresses})`
  const { through, of, key = 'id' } = whose
  return sql`${sql.raw(through)} in (select ${sql.raw(key)} from ${sql.raw(of)} where ${whoseRows(whose, person)})`
}

/** The rows found by what their columns say, without those that only mention somebody in a text: they may be other people's. */
export function withoutMentions(declared: readonly PersonalRows[]): PersonalRows[] {
  return declared.flatMap((rows) => {
    const whose = ownedBy(rows.whose)
    return whose ? [{ ...rows, whose }] : []
  })
}

function ownedBy(whose: Whose): Whose | undefined {
  if ('mentions' in whose) return undefined
  if ('any' in whose) {
    const any = whose.any.flatMap((one) => ownedBy(one) ?? [])
    return any.length > 0 ? { any } : undefined
  }
  if (!('through' in whose)) return whose
  const owner = ownedBy(whose.whose)
  return owner && { ...whose, whose: owner }
}
