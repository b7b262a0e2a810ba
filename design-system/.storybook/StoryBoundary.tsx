import { Component, type ReactNode } from 'react'

let thrown: unknown

/** Returns, once, the error a story threw while rendering. */
export function takeStoryError(): unknown {
  const error = thrown
  thrown = undefined
  return error
}

/**
 * React's production build renders nothing when a story throws, and a test would wait until its timeout: this reports the error
 * immediately.
 */
export class StoryBoundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override state: { readonly error: unknown } = { error: undefined }

  override componentDidCatch(error: unknown) {
    thrown = error
  }

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : <pre role="alert">The story threw: {String(error)}</pre>
  }
}
