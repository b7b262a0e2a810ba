import type {
  ApplicationNote as ApplicationNoteAnswer,
  addApplicationNote as addApplicationNoteCall,
} from '@framewell/domain/network/applicationNotes'
import type { PayloadRequest } from 'payload'
import type { ApplicationNote } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { findApplication } from './ownApplicationCalls'

/** Stores a reviewer's note. The audit record says that there is one; its text is stored with the application and deleted with it. */
export const addApplicationNote: Operation<typeof addApplicationNoteCall> = async ({ req, refuse, session }, { id, text }) => {
  if (!(await findApplication(req, id))) throw refuse('notFound')
  const note: ApplicationNote = await req.payload.db.create({
    collection: 'application-notes',
    data: { application: id, author: session?.name ?? 'system', text },
    req,
  })
  await recordAudit(req, { action: 'network-note', subjectType: 'network-applications', subjectId: id, after: { note: note.id } })
  return { note: noteAnswer(note) }
}

/** Notes on an application, newest first. */
export async function notesOf(req: PayloadRequest, applicationId: string): Promise<ApplicationNoteAnswer[]> {
  const { docs } = await req.payload.db.find<ApplicationNote>({
    collection: 'application-notes',
    where: { application: { equals: applicationId } },
    sort: '-createdAt',
    limit: 500,
    pagination: false,
    req,
  })
  return docs.map(noteAnswer)
}

function noteAnswer({ id, author, text, createdAt }: ApplicationNote): ApplicationNoteAnswer {
  return { id, author, text, at: createdAt }
}
