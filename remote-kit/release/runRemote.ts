import { isApiError } from '@framewell/domain/http/isApiError'
import { problemSentence } from '../sending/problemSentence'
import { ReleaseProblem } from './ReleaseProblem'
import { failureLead, releaseCommand } from './releaseCommand'
import type { ShipTarget } from './shipRelease'
import { ignoreUnreadOutput } from './unreadOutput'

/** The site in PRODUCT_URL, with its operator's key. */
async function shipTarget(): Promise<ShipTarget> {
  const { PRODUCT_URL, SHIP_KEY } = process.env
  if (!PRODUCT_URL || !SHIP_KEY)
    throw new ReleaseProblem('Set PRODUCT_URL to the address of the site and SHIP_KEY to the key that its operator issued you.')
  return { url: PRODUCT_URL.replace(/\/+$/, ''), auth: { shipKey: SHIP_KEY } }
}

ignoreUnreadOutput()
const words = process.argv.slice(2)
try {
  for await (const told of releaseCommand(process.cwd(), words, shipTarget)) console.log(told)
} catch (error) {
  if (!isApiError(error) && !(error instanceof ReleaseProblem)) throw error
  console.error(failureLead(words) + problemSentence(error, error.message))
  process.exitCode = 1
}
