import { SIGNED_IN_QUERIES } from '../session/sessionQuery'

export const WEBHOOK_QUERIES = [...SIGNED_IN_QUERIES, 'webhooks'] as const
