import { Link as MuiLink, Typography } from '@mui/material'
import type { Localized } from '@shop/contract'
import { Link } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage } from '../../i18n/language.tsx'

type Properties = { product: { product_id: number; sku: string; name: Localized }; more?: string | undefined }

/** A product by its name, leading to it for who may see the catalogue. */
export function ProductName({ product: { product_id, sku, name }, more }: Properties) {
  const language = useLanguage()
  const canSee = useCan('catalogue.read')
  const text = <bdi>{name[language]}</bdi>
  return (
    <>
      {canSee ? (
        <MuiLink component={Link} to={`/dashboard/products/${product_id}`}>
          {text}
        </MuiLink>
      ) : (
        text
      )}
      <Typography variant="body2" color="text.secondary">
        <bdi>{sku}</bdi> {more && <bdi>· {more}</bdi>}
      </Typography>
    </>
  )
}
