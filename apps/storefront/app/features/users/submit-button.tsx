import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

type Properties = {
  form: { isSending: boolean; isLive: boolean }
  sending: string
  isDisabled?: boolean
  children: ReactNode
}

/** Submits a form. While it is sent, the button stays focused and says so. */
export function SubmitButton({ form: { isSending, isLive }, sending, isDisabled = false, children }: Properties) {
  return (
    <Button
      look="lamp"
      size="large"
      type="submit"
      disabled={isDisabled || !isLive}
      aria-disabled={isSending}
      className="w-full"
    >
      {isSending && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
      <span>{isSending ? sending : children}</span>
    </Button>
  )
}
