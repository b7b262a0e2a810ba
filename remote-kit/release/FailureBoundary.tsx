import { Component, type ReactNode, useEffect, useState } from 'react'
import { styled } from 'styled-components'

/** Where the development server reads stacks; set by the build of `dev`. */
declare const STACKS_AT: string

interface FailureBoundaryProps {
  /** Rises with each change of the sources. */
  readonly change: number
  readonly children: ReactNode
}

interface FailureState {
  readonly failure: { readonly error: unknown } | null
  readonly change: number
}

/** In `dev`: shows what a screen throws in the screen's place, and the screen again after the next change. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureState> {
  override state: FailureState = { failure: null, change: this.props.change }

  static getDerivedStateFromError(error: unknown): Partial<FailureState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ change }: FailureBoundaryProps, state: FailureState): FailureState | null {
    return change === state.change ? null : { failure: null, change }
  }

  override render() {
    const { failure } = this.state
    return failure ? <FailurePanel error={failure.error} /> : this.props.children
  }
}

const FailurePanel = ({ error }: { error: unknown }) => {
  const [stack, setStack] = useState(() => stackOf(error))
  useEffect(() => {
    let shown = true
    readStack(stackOf(error)).then(
      (read) => shown && setStack(read),
      // The server has stopped: the stack stays as the browser wrote it.
      () => undefined,
    )
    return () => {
      shown = false
    }
  }, [error])
  return (
    <Frame role="alert">
      <p>This screen threw an error</p>
      <pre>{stack}</pre>
      <p>Change your sources, and it is shown again. The terminal has this stack too.</p>
    </Frame>
  )
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? String(error)) : String(error)
}

/** The stack with the places of the sources. The server prints it. */
async function readStack(stack: string): Promise<string> {
  const response = await fetch(STACKS_AT, { method: 'POST', body: JSON.stringify({ stack }) })
  const answer: { readonly stack?: string } = await response.json()
  return answer.stack ?? stack
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-3);
  margin: var(--space-6);
  padding: var(--space-5);
  border: 1px solid var(--color-bad);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  color: var(--color-ink);

  & > p:first-child {
    font-weight: var(--weight-strong);
  }
  & > pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font-family: var(--font-mono);
    font-size: var(--text-small);
  }
`
