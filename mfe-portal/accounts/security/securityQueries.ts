import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'

export const SECURITY_QUERIES = [...SIGNED_IN_QUERIES, 'security'] as const
