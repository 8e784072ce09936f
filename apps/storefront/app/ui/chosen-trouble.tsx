import { CloudOff, RefreshCw } from 'lucide-react'
import { Button } from './button.tsx'
import { Notice } from './notices/notice.tsx'

type Properties = { heading: string; text: string; retryText: string; onRetry: () => void }

/** Says that the products of a kept list could not be read, and lets a shopper try again. */
export function ChosenTrouble({ heading, text, retryText, onRetry }: Properties) {
  return (
    <Notice icon={<CloudOff />} heading={heading} text={text}>
      <Button onClick={onRetry}>
        <RefreshCw aria-hidden="true" className="size-4" />
        {retryText}
      </Button>
    </Notice>
  )
}
