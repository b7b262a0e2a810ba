import { z } from 'zod'
import { companyAudience, OPERATORS } from '../audience'

/** A project with its companies: what every event of its money says. */
export const projectPayload = z.object({ projectId: z.string(), title: z.string(), companies: z.array(z.string()) })
export const partiesOf = ({ companies }: { companies: readonly string[] }) => companies.map(companyAudience)
export const partiesAndOperators = (payload: { companies: readonly string[] }) => [...partiesOf(payload), OPERATORS]
export const projectExample = { projectId: 'FW-2026-00042', title: 'Maple Street 12', companies: ['6f1e'] }
