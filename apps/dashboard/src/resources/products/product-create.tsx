import { Box } from '@mui/material'
import { Create, Form, SaveButton, Toolbar } from 'react-admin'
import { ProductInputs } from './product-inputs.tsx'
import { toProductBody } from './product-values.ts'

const newProduct = {
  ...{ brand: 'Nawwar', is_active: true, is_offer: false, is_best_seller: false, is_featured: false },
  ...{ colors: [], features: [], tags: [], sizes: [], pictures: [] },
}

/** Makes a product; then it is open to be completed. */
export function ProductCreate() {
  return (
    <Create redirect="edit" transform={toProductBody}>
      <Form defaultValues={newProduct} warnWhenUnsavedChanges>
        <Box sx={{ p: 2 }}>
          <ProductInputs />
        </Box>
        <Toolbar>
          <SaveButton alwaysEnable />
        </Toolbar>
      </Form>
    </Create>
  )
}
