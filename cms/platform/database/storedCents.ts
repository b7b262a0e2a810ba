import { z } from 'zod'

/** An amount of money in a row of SQL, which gives large whole numbers as text: `Cents` once it is read. */
export const storedCentsSchema = z.coerce.number().int().brand<'US cents'>()
