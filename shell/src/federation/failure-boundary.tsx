import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  fallback: (error: unknown, reset: () => void) => ReactNode
  onFailure: (error: unknown) => void
}

/** Shows a fallback for a failure below it; `reset` renders the children again. */
export class FailureBoundary extends Component<Props, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, () => this.setState({ failure: null })) : this.props.children
  }
}
