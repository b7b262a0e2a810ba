/**
 * `npm run create:remote -- ../warranty mfe-warranty`: a micro-frontend in its own repository that uses the kit which the site of PRODUCT_URL
 * (or this machine's product) serves, with its own lock file.
 */
import { createFromSite } from '../remote-kit/release/createRemote'
import { ReleaseProblem } from '../remote-kit/release/ReleaseProblem'
import { ActionableProblem, fail, say } from './console'

async function main(words: readonly string[]): Promise<void> {
  for await (const told of createFromSite(process.cwd(), await siteUrl(), words)) say(told)
}

async function siteUrl(): Promise<string> {
  const { PRODUCT_URL } = process.env
  if (PRODUCT_URL) return PRODUCT_URL.replace(/\/+$/, '')
  const { env } = await import('../cms/env')
  return env.SITE_URL
}

main(process.argv.slice(2)).catch((error: unknown) => {
  fail(error instanceof ReleaseProblem ? new ActionableProblem(error.message) : error)
})
