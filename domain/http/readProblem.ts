import type { Problem } from './problem'

/**
 * Parses a server's refusal without schemas, so browsers need none to make a call. A test keeps it in line with `problemSchema`.
 * @returns undefined for anything else
 */
export function readProblem(body: string): Problem | undefined {
  const value = parsed(body)
  return isProblem(value) ? value : undefined
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function isProblem(value: unknown): value is Problem {
  if (!isRecord(value)) return false
  const { type, title, status, code, error, detail, fields, expected, requestId } = value
  return (
    [type, title, code, error].every(isText) &&
    Number.isSafeInteger(status) &&
    [detail, requestId].every((text) => text === undefined || isText(text)) &&
    (fields === undefined || (Array.isArray(fields) && fields.every(isField))) &&
    (expected === undefined || isRecord(expected))
  )
}

const isText = (value: unknown) => typeof value === 'string'
const isField = (value: unknown) => isRecord(value) && isText(value.path) && isText(value.message)

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
