import { z } from 'zod'

/**
 * The ID of a record, or one that a device made for a new record, in lower case as PostgreSQL writes it: files are named after it and other
 * records keep it as text.
 */
export const recordId = (message?: string) => z.uuid(message).toLowerCase()
