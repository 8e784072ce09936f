import { CloudOff, RefreshCw } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type Properties = { heading: string; text: string; retryText: string }

/** Says that the products of a kept list could not be read, and lets a shopper try again. */
export function ChosenTrouble({ heading, text, retryText }: Properties) {
  const { revalidate, state } = useRevalidator()
  return (
    <Notice icon={<CloudOff />} heading={heading} text={text}>
      <Button disabled={state === 'loading'} onClick={() => void revalidate()}>
        <RefreshCw aria-hidden="true" className="size-4" />
        {retryText}
      </Button>
    </Notice>
  )
}
