import { CreateForm } from '../../ui/create-form.tsx'
import { ProductInputs } from './product-inputs.tsx'
import { toProductBody } from './product-values.ts'

const newProduct = {
  ...{ brand: 'Nawwar', is_active: true, is_offer: false, is_best_seller: false, is_featured: false },
  ...{ colors: [], features: [], tags: [], sizes: [], pictures: [] },
}

/** Makes a product; then it is open to be completed. */
export function ProductCreate() {
  return (
    <CreateForm redirect="edit" transform={toProductBody} defaultValues={newProduct}>
      <ProductInputs />
    </CreateForm>
  )
}
