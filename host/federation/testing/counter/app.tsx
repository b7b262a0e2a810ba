import { type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import * as jotai from 'jotai'
import type { ReactNode } from 'react'

const count = jotai.atom(1)
/** Only the first major has it. */
const major = 'SECRET_INTERNAL_getScopeContext' in jotai ? 1 : 2

/** Counts with the jotai it gets from the page. */
const Counter = () => {
  const [value, setValue] = jotai.useAtom(count)
  return (
    <button type="button" onClick={() => setValue(value + 1)}>
      jotai {major} counts {value}
    </button>
  )
}

const app: RemoteApp<ReactNode> = {
  contract: SHELL_CONTRACT_VERSION,
  routes: { '/probe/:id': () => <Counter /> },
  widgets: { probe: () => <Counter /> },
}

export default app
