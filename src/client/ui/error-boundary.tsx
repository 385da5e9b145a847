import { Component, type ReactNode } from 'react';

/** Thrown in place of a part whose code couldn't be loaded. */
export class PartLoadError extends Error {
  override name = 'PartLoadError';
}

export interface FailedProps {
  /** Whether its code couldn't be loaded, or it has crashed. */
  failure: 'load' | 'crash';
  onRetry(): void;
}

interface ErrorBoundaryProps {
  /** Called again when the user retries. */
  render(): ReactNode;
  renderFailed(props: FailedProps): ReactNode;
  /** Called once the failure is shown. */
  onFailure?(): void;
}

/** Shows a failed part as failed, while the rest of the page goes on. The root reports what it catches. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: FailedProps['failure'] | null }> {
  override state = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: error instanceof PartLoadError ? 'load' : 'crash' };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.render();
    return this.props.renderFailed({ failure, onRetry: () => this.setState({ failure: null }) });
  }
}
