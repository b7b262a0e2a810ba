/** `npm run build|ship -w @framewell/<remote>`: builds a remote's release; `ship` also uploads it to a running product. */
import { isApiError } from '../domain/http/isApiError'
import { ReleaseProblem } from '../remote-kit/release/ReleaseProblem'
import { releaseCommand } from '../remote-kit/release/releaseCommand'
import { fail, red, say } from './console'
import { shipTarget } from './shipTarget'

try {
  for await (const told of releaseCommand(process.cwd(), process.argv.slice(2), shipTarget)) say(told)
} catch (error) {
  if (isApiError(error)) stop([error.problem?.error ?? error.message, error.problem?.detail].filter(Boolean).join(' '))
  if (error instanceof ReleaseProblem) stop(error.message)
  fail(error)
}

function stop(sentence: string): never {
  console.error(`\n${red('Nothing was shipped.')} ${sentence}`)
  process.exit(1)
}
