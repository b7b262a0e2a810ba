import type { PersonalData } from '../platform/privacy/personalData'

/** People who ship code, and people responsible for it. */
export const releasesPersonal: PersonalData = {
  rows: [],
  acted: {
    remote_releases: { author: 'audit', shipped_by: 'audit', notes: 'audit', ended_by: 'audit' },
    remote_ship_keys: { holder: 'audit', issued_by: 'audit' },
    remote_drawing: { decided_by: 'audit' },
    remote_services: { decided_by: 'audit' },
    remote_terms: { decided_by: 'audit' },
  },
  none: {
    kit_versions: ['changes', 'files'],
    remote_failures: ['message'],
    remote_releases: ['manifest'],
    remote_services: ['methods'],
    remote_ship_keys: ['remotes'],
  },
}
