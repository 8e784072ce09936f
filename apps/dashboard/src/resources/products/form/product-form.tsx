import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button } from '@mui/material'
import { usualValues } from '@shop/contract'
import type { StaffProduct } from '@shop/contract/staff'
import { TopToolbar, useRecordContext } from 'react-admin'
import { useMessages } from '../../../i18n/language.tsx'
import { CreateForm } from '../../../ui/forms/record-form.tsx'
import { VersionedEdit } from '../../../ui/forms/versioned-edit.tsx'
import { HistoryLink } from '../../shared/history-link.tsx'
import { productsMessages } from '../products.messages.ts'
import { ProductInputs } from './product-inputs.tsx'
import { toProductBody } from './product-values.ts'

/** Edits a product. The form stays open after saving, because more changes often follow. */
export function ProductEdit() {
  return (
    <VersionedEdit redirect={false} transform={toProductBody} actions={<Actions />}>
      <ProductInputs />
    </VersionedEdit>
  )
}

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

/** Creates a product, then opens its form to complete it. */
export function ProductCreate() {
  return (
    <CreateForm redirect="edit" transform={toProductBody} defaultValues={newProduct}>
      <ProductInputs />
    </CreateForm>
  )
}
