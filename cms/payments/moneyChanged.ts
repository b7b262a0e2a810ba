import { companyAudience, OPERATORS } from '@framewell/domain/notifications/audience'
import type { PayloadRequest } from 'payload'
import { changed } from '../platform/live/changed'
import type { StoredProject } from './projects/findProject'

type Parties = Pick<StoredProject, 'number' | 'title' | 'companyId' | 'fabricatorCompanyId'>

/** The companies of a project. */
export function companiesIn({ companyId, fabricatorCompanyId }: Pick<Parties, 'companyId' | 'fabricatorCompanyId'>): string[] {
  return [...new Set([companyId, fabricatorCompanyId])].filter((id) => id !== null)
}

/** What every event of a project says about it. */
export function projectFacts(project: Parties): { projectId: string; title: string; companies: string[] } {
  return { projectId: project.number, title: project.title, companies: companiesIn(project) }
}

/** After the commit, open screens of a project's parties and of operators reload its money. */
export async function moneyChanged(req: PayloadRequest, project: Parties): Promise<void> {
  await changed(req, 'payments', project.number, [OPERATORS, ...companiesIn(project).map(companyAudience)])
}
