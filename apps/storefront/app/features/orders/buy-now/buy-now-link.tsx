import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { buyNowMessages } from './buy-now.messages.ts'

type Properties = {
  productId: number
  productName: string
  /** The color, size and quantity chosen so far. */
  choice?: { color?: number | undefined; quantity?: number | undefined }
  isInStock: boolean
  size?: 'small' | 'large'
  className?: string
}

/** A link to buy a product at once (rule M-08); disabled while out of stock (M-09). */
export function BuyNowLink({ productId, productName, choice = {}, isInStock, size = 'small', className }: Properties) {
  const t = useMessages(buyNowMessages)
  const name = t.buyNowNamed({ name: productName })
  if (!isInStock) {
    return (
      <Button size={size} className={className} disabled aria-label={name}>
        {t.buyNow}
      </Button>
    )
  }
  return (
    <ButtonLink
      size={size}
      className={className}
      look={size === 'large' ? 'nile' : 'plain'}
      to={paths.buyNow(productId, choice)}
      aria-label={name}
    >
      {t.buyNow}
    </ButtonLink>
  )
}
