import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'

const fetchModal = () => import('./cart-modal.tsx')
type Late = Awaited<ReturnType<typeof fetchModal>>

/** Opens and closes the cart's modal, whose code is fetched when it is about to be wanted. */
export function useCartModal() {
  const [late, setLate] = useState<Late | null>(null)
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()

  const prepare = useCallback(() => void fetchModal().then(setLate, () => undefined), [])
  const open = useCallback(() => {
    const show = (part: Late) => {
      setLate(part)
      setOpen(true)
    }
    // Without its code there is still the cart's page, which also says what is in the way.
    fetchModal().then(show, () => navigate(paths.cart()))
  }, [navigate])
  const close = useCallback(() => setOpen(false), [])

  return { late, isOpen, prepare, open, close }
}
