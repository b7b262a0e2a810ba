/** `npm run build|ship|preview -w @framewell/<remote>`: builds a remote's release; `ship` also uploads it to a running product; `preview` gives its preview link. */
import { isApiError } from '../domain/http/isApiError'
import { ReleaseProblem } from '../remote-kit/release/ReleaseProblem'
import { failureLead, releaseCommand } from '../remote-kit/release/releaseCommand'
import { ignoreUnreadOutput } from '../remote-kit/release/unreadOutput'
import { fail, red, say } from './console'
import { shipTarget } from './shipTarget'

ignoreUnreadOutput()
const words = process.argv.slice(2)
try {
  for await (const told of releaseCommand(process.cwd(), words, shipTarget)) say(told)
} catch (error) {
  if (isApiError(error)) stop([error.problem?.error ?? error.message, error.problem?.detail].filter(Boolean).join(' '))
  if (error instanceof ReleaseProblem) stop(error.message)
  fail(error)
}

function stop(sentence: string): never {
  console.error(`\n${red(failureLead(words))}${sentence}`)
  process.exit(1)
}
