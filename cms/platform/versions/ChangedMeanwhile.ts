import { APIError } from 'payload'

export interface NewestVersion {
  readonly version: string
  readonly modifiedBy: string
}

/** A save based on an outdated version: answered as 409 with the code that the content calls use too. */
export class ChangedMeanwhile extends APIError {
  override readonly name = 'ChangedMeanwhile'
  constructor(newest: NewestVersion) {
    super(`${newest.modifiedBy} saved it at ${newest.version}.`, 409, { code: 'changedMeanwhile', ...newest }, true)
  }
}
