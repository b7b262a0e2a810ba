import { track } from './track'

export const insightCalls = { track }
