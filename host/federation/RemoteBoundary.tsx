import { Component, type ReactNode } from 'react'

interface RemoteBoundaryProps {
  readonly children: ReactNode
  readonly onFailure: (error: unknown) => void
}

/** Error boundary that contains a remote's errors in its own area. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
