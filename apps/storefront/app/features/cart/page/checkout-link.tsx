import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { openCartMessages } from '../cart.late.messages.ts'
import { useCart } from '../cart-provider.tsx'
import { lineAnchor } from './cart-line.tsx'

/** Leads to checkout, unless a line is in the way: then to that line. */
export function CheckoutLink() {
  const t = useMessages(openCartMessages)
  const { cart } = useCart()
  const obstacle = cart.items.find((line) => !line.isAvailable)
  const noteId = useId()
  if (!obstacle) {
    return (
      <ButtonLink look="lamp" size="large" to={paths.checkout()}>
        {t.checkout}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button look="lamp" size="large" disabled aria-describedby={noteId}>
        {t.checkout}
      </Button>
      <Alert tone="danger" icon={<CircleAlert />} className="order-first">
        <button
          type="button"
          id={noteId}
          className="text-start font-semibold underline underline-offset-4"
          onClick={() => document.getElementById(lineAnchor(obstacle.id))?.focus()}
        >
          {t.blocked}
        </button>
      </Alert>
    </>
  )
}
