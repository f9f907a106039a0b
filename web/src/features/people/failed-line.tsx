import { Button } from '@heraia/ui/button'

interface FailedLineProps {
  text: string
  retryLabel: string
  onRetry: () => void
  pending: boolean
}

/** Where something beside the results could not be loaded: in a line, for they stand below it. */
export const FailedLine = ({ text, retryLabel, onRetry, pending }: FailedLineProps) => (
  <div role="alert" className="flex flex-wrap items-center gap-x-2">
    {text}
    <Button tone="plain" size="small" onClick={onRetry} pending={pending}>
      {retryLabel}
    </Button>
  </div>
)
