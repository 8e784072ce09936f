import { ShoppingCart } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { CountBadge } from '../../ui/links/counted-link.tsx'
import { cartMessages } from './cart.messages.ts'
import { useCart } from './cart-provider.tsx'

/**
 * Opens the cart over the page (rule C-01). In another tab, and before hydration, it opens the cart's page. The item
 * count is added in the browser (rule H-01). `freeDeliveryOver` is in EGP.
 */
export function CartLink({ freeDeliveryOver }: { freeDeliveryOver: number | null }) {
  const t = useMessages(cartMessages)
  const { itemCount } = useCart().cart
  const { pathname } = useLocation()
  const { late, isOpen, prepare, open, close } = useCartModal()
  return (
    <>
      <Link
        to={paths.cart()}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
          if (isElsewhere || pathname === paths.cart()) return
          event.preventDefault()
          open()
        }}
        className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control px-2 font-semibold transition-colors hover:text-nile"
      >
        <span className="relative">
          <ShoppingCart aria-hidden="true" className="mirror size-6" />
          <CountBadge count={itemCount} />
        </span>
        <span className="sr-only">{itemCount > 0 ? t.cartWithCount({ count: itemCount }) : t.cart}</span>
        <span aria-hidden="true" className="max-xl:hidden">
          {t.cart}
        </span>
      </Link>
      {late && <late.CartModal isOpen={isOpen} onClose={close} freeDeliveryOver={freeDeliveryOver} />}
    </>
  )
}

const fetchModal = () => import('./cart-modal.tsx')
type Late = Awaited<ReturnType<typeof fetchModal>>

/** Opens and closes the cart's modal. Its code is preloaded on hover or focus. */
function useCartModal() {
  const [late, setLate] = useState<Late | null>(null)
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()

  const prepare = useCallback(() => void fetchModal().then(setLate, () => undefined), [])
  const open = useCallback(() => {
    const show = (part: Late) => {
      setLate(part)
      setOpen(true)
    }
    // Without its code the cart's page opens, which also shows errors.
    fetchModal().then(show, () => navigate(paths.cart()))
  }, [navigate])
  const close = useCallback(() => setOpen(false), [])

  return { late, isOpen, prepare, open, close }
}
