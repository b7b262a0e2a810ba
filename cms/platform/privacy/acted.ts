import type { Whose } from './personalData'

/**
 * Who a record belongs to: the account that acted, whatever its address was then. The address next to it counts only if no account acted,
 * or that account is gone or anonymous. Otherwise, somebody with another account's former address would get that account's acts.
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
