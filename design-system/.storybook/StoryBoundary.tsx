import { Component, type ReactNode } from 'react'

let thrown: unknown

/** What a story threw while it was drawn, once. */
export function takeStoryError(): unknown {
  const error = thrown
  thrown = undefined
  return error
}

/** React's production build draws nothing where a story throws, and a test would wait for it to its end: here it says so at once. */
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
