import { privacyCalls as declared } from '@framewell/domain/privacy/calls'
import { erasureRefusal } from '@framewell/domain/privacy/policy'
import { inTransaction } from '../platform/database/inTransaction'
import { lock } from '../platform/database/lock'
import type { BoundCall } from '../platform/http/calls/bindCall'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { CallProblem } from '../platform/http/calls/CallProblem'
import type { PersonalRows } from '../platform/privacy/personalData'
import { fileRemoval, removeNow } from '../platform/uploads/fileRemoval'
import { deletePerson, lockCompanies, obstaclesOf } from './deletePerson'
import { exportPerson } from './exportPerson'
import { findPerson } from './findPerson'
import { personalAreas } from './readPersonalData'
import { withoutMentions } from './whoseRows'

/** @param rows what all features store about people */
export function privacyCalls(rows: readonly PersonalRows[]): readonly BoundCall[] {
  return bindCalls(declared, {
    findPersonalData: async ({ req, refuse }, { address }) => {
      const { account, role, ...person } = await findPerson(req, { address })
      const areas = await personalAreas(req, rows, { account, ...person })
      if (areas.length === 0) throw refuse('unknownPerson')
      return {
        address,
        name: person.name,
        account: account && role ? { id: account, role } : null,
        areas,
        obstacles: await obstaclesOf(req, { account, role, ...person }),
      }
    },
    exportPersonalData: async ({ req, refuse }, { address, reason }) => {
      const person = await findPerson(req, { address })
      if ((await personalAreas(req, rows, person)).length === 0) throw refuse('unknownPerson')
      return exportPerson(req, rows, person, reason)
    },
    // The files go once the deletion of their rows has committed.
    deletePersonalData: {
      transaction: false,
      run: async ({ req, refuse }, { address, reason }) => {
        const { areas, files } = await inTransaction(req, async () => {
          await lock(req, 'personal-data', address)
          const person = await findPerson(req, { address })
          await lockCompanies(req, person)
          const no = erasureRefusal(await personalAreas(req, rows, person), await obstaclesOf(req, person))
          if (no) throw refuse(no.refusal, no.more)
          const deleted = await deletePerson(req, rows, person, reason)
          if (deleted.files.length > 0) await fileRemoval.queue(req, { files: [...deleted.files] })
          return deleted
        })
        await removeNow(files)
        return { areas }
      },
    },
    // What only mentions them is left to operators, who look at it before they send it.
    exportOwnData: async ({ req, session }) => {
      if (!session) throw new CallProblem('signInRequired')
      return exportPerson(req, withoutMentions(rows), await findPerson(req, { account: session.id }), 'Asked for by the person')
    },
  })
}
