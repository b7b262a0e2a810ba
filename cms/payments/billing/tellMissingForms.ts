import { waiverFormsMissing } from '@framewell/domain/notifications/events/lien'
import { missingOrderForms } from '@framewell/domain/payments/waiverForms'
import type { PayloadRequest } from 'payload'
import { notify } from '../../notifications/notify'
import { findProject } from '../projects/findProject'
import { siteFormsOf } from '../projects/phaseState'

/** Warns operators of a signed order in a state whose prescribed waiver forms are not entered: no phase of it could be released. */
export async function tellMissingForms(
  req: PayloadRequest,
  { number, title }: { readonly number: string; readonly title: string },
): Promise<void> {
  const project = await findProject(req, number)
  const forms = project ? missingOrderForms(await siteFormsOf(req, project)) : []
  if (forms.length > 0) await notify(req, waiverFormsMissing, { projectId: number, title, companies: [], forms })
}
