import { z } from 'zod'

/** An amount of money in an SQL row, which has large integers as text; `Cents` once parsed. */
export const storedCentsSchema = z.coerce.number().int().brand<'US cents'>()
