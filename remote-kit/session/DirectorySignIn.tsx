import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DIRECTORY_PROBLEMS, type DirectoryProblem, directoryCalls } from '@framewell/domain/accounts/directory'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../shell/useShell'

const { listSignInWays, startDirectorySignIn } = directoryCalls

const isProblem = (word: string | null): word is DirectoryProblem => word !== null && Object.hasOwn(DIRECTORY_PROBLEMS, word)

/** The link to a company's directory, where configured, and why a sign-in there failed. */
export const DirectorySignIn = () => {
  const { call } = useShell()
  const search = new URLSearchParams(useLocation().search)
  const [next, problem] = [search.get('next'), search.get('directory')]
  const ways = useQuery({ queryKey: ['sign-in-ways'], queryFn: ({ signal }) => call(listSignInWays, {}, { signal }), retry: false })
  const directory = ways.data?.directory
  return (
    <>
      {isProblem(problem) ? (
        <Alert tone="bad" title="Not signed in">
          {DIRECTORY_PROBLEMS[problem]}
        </Alert>
      ) : null}
      {directory ? (
        // A server page that redirects to the provider.
        <Button
          block
          icon={<Building2 />}
          onClick={() => window.location.assign(`${startDirectorySignIn.path}${next ? `?${new URLSearchParams({ next })}` : ''}`)}
        >
          Sign in with {directory.label}
        </Button>
      ) : null}
    </>
  )
}
