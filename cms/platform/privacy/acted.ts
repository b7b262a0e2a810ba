import type { Whose } from './personalData'

/**
 * Whose act a record is: the account's that acted, whatever address it had then. The address beside it says so only where no account acted, or
 * that account is gone or anonymous; else somebody who got a former address of another account would get that one's acts.
 */
export const ACTED: Whose = {
  any: [
    { account: 'actor_id' },
    {
      address: `case when not exists (select from accounts actor where actor.id::text = actor_id
        and actor.email not like 'deleted-%@deleted.invalid') then actor_email end`,
    },
  ],
}
