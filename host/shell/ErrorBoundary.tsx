import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** A new value retries the render. */
  readonly resetKey: string
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Contains render errors in its own area. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}
