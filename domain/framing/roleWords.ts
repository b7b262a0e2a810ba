import type { MemberRole } from './member'

/** 'king-stud' as 'King stud'. */
export function roleWords(role: MemberRole): string {
  return `${role.slice(0, 1).toUpperCase()}${role.slice(1).replaceAll('-', ' ')}`
}
