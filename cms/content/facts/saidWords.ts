import { factToken } from '@framewell/domain/content/facts'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readFacts } from './readFacts'

type Part = ReturnType<typeof sql>

/** A condition on a stored lowercase text: it contains all of the (lowercase) words, directly or through the facts it uses. */
export async function saidWords(req: PayloadRequest, words: readonly string[]): Promise<(column: Part) => Part> {
  const facts = words.length > 0 ? await readFacts(req) : []
  const written = words.map((word) => [
    word,
    ...facts.filter(({ value }) => value.toLowerCase().includes(word)).map(({ key }) => factToken(key)),
  ])
  return (column) =>
    sql.join(
      [
        sql`true`,
        ...written.map(
          (ways) =>
            sql`(${sql.join(
              ways.map((way) => sql`position(${way} in ${column}) > 0`),
              sql` or `,
            )})`,
        ),
      ],
      sql` and `,
    )
}
