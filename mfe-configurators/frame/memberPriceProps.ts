import type { Member } from '@framewell/domain/framing/member'
import type { ComponentType } from 'react'

export interface MemberPriceProps {
  member: Member
}

/** States what a member costs, on screens that have a bill. */
export type PriceOfMember = ComponentType<MemberPriceProps> | undefined
