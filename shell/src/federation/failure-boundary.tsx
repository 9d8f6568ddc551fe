import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; fallback: (error: unknown) => ReactNode; onFailure?: (error: unknown) => void }

/** Keeps a failure below it from taking the page along. */
export class FailureBoundary extends Component<Props, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error)
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error) : this.props.children
  }
}
