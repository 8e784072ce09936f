import { routes } from 'virtual:late-routes'
import { type ChangeRequest, createClient, textLimits, trimText } from '@shop/contract'
import { type FormEvent, useRef, useState } from 'react'
import { sendAsShopper } from '../../../api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ActionAlert } from '../my-orders/pay-buttons.tsx'
import { useOneAction } from '../my-orders/use-order-actions.ts'
import type { OrderCall } from '../use-order.ts'
import { changingMessages } from './changing.late.messages.ts'

const { changeRequests } = createClient(routes, sendAsShopper)

type Properties = {
  of: OrderCall
  /** What was asked for before; empty where it is hidden, null when nothing was. */
  before: string | null
  isResting: boolean
  onAsked: (request: ChangeRequest) => void
  /** The order has changed since it was shown. */
  onStale: () => void
}

/** A button that asks what to change, and sends it. A form that is closed keeps what was typed. */
export function AskForChange({ before, isResting, onAsked, ...rest }: Properties) {
  const t = useMessages(changingMessages)
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <>
      <Button isResting={isResting} onClick={() => setAsking(true)}>
        {before === null ? t.ask : t.askAgain}
      </Button>
      {isAsking && (
        <ChangeForm
          {...rest}
          text={typed ?? before ?? ''}
          hint={before === null ? t.hint : t.hintAgain}
          onType={setTyped}
          onAsked={(request) => {
            setTyped(null)
            onAsked(request)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

type FormProperties = Pick<Properties, 'of' | 'onAsked' | 'onStale'> & {
  text: string
  hint: string
  onType: (text: string) => void
  onClose: () => void
}

function ChangeForm({ of, text, hint, onType, onAsked, onStale, onClose }: FormProperties) {
  const t = useMessages(changingMessages)
  const showToast = useToasts()
  const isStale = useRef(false)
  const { doing, trouble, run } = useOneAction<'send'>(() => {
    isStale.current = true
  })
  const isBusy = doing !== null
  const isPossible = trimText(text) !== '' && !isBusy

  /** A page that shows the order anew has no form any more, and would take the refusal with it. */
  function close(): void {
    onClose()
    if (isStale.current) onStale()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isPossible) return
    void run('send', async () => {
      const request = await changeRequests.requestChange({ ...of, body: { text } })
      onClose()
      showToast({ kind: 'success', title: t.sent })
      onAsked(request)
    })
  }

  return (
    <Dialog isOpen onClose={close} title={t.question}>
      <form className="grid gap-4" aria-busy={isBusy} onSubmit={submit}>
        <ActionAlert trouble={trouble} />
        <TextArea
          label={t.yourRequest}
          hint={hint}
          maxLength={textLimits.change_request.max}
          dir="auto"
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="nile" isResting={!isPossible}>
            {isBusy ? t.sending : t.send}
          </Button>
          <Button onClick={close}>{t.close}</Button>
        </div>
      </form>
    </Dialog>
  )
}
