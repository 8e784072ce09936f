import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button } from '@mui/material'
import { usualValues } from '@shop/contract'
import type { StaffProduct } from '@shop/contract/staff'
import { TopToolbar, useRecordContext } from 'react-admin'
import { useMessages } from '../../../i18n/language.tsx'
import { ResourceForm } from '../../../ui/forms/resource-form.tsx'
import { HistoryLink } from '../../shared/history-link.tsx'
import { productsMessages } from '../products.messages.ts'
import { ProductInputs } from './product-inputs.tsx'
import { toProductBody } from './product-values.ts'

function Actions() {
  const t = useMessages(productsMessages)
  const product = useRecordContext<StaffProduct>()
  return (
    <TopToolbar>
      {product && <HistoryLink of={product.sku} />}
      {product?.is_active && (
        <Button size="small" startIcon={<OpenInNew />} href={`/product/${product.id}`} target="_blank" rel="noopener">
          {t.toShop}
        </Button>
      )}
    </TopToolbar>
  )
}

const newProduct = { ...usualValues(), colors: [], pictures: [] }

/** The form of a product. A new one is completed in the form of the product that it made. */
export function ProductForm() {
  return (
    <ResourceForm staysOpen transform={toProductBody} defaultValues={newProduct} actions={<Actions />}>
      <ProductInputs />
    </ResourceForm>
  )
}
