import { usualValues } from '@shop/contract'
import type { StaffCategory, StaffProduct } from '@shop/contract/staff'
import { staffApi } from '../src/data/api.ts'

const blank = { en: '', ar: '' }

/** Creates a category of the open shop. */
export function createCategory(name = { en: 'Tea', ar: 'شاي' }, isActive = true): Promise<StaffCategory> {
  const pictures = { image: null, cat_image: null, wall_image: null }
  return staffApi.categories.createCategory({
    body: { key: name.en.toLowerCase(), name, description: blank, is_active: isActive, ...pictures },
  })
}

/** Creates a product without colours, in a new category. */
export async function createProduct(price: number): Promise<StaffProduct> {
  const { id } = await createCategory()
  const name = { en: 'Kettle', ar: 'غلاية' }
  return await staffApi.products.createProduct({
    body: { ...usualValues(), sku: 'NW-7', category: id, name, colors: [], pictures: [], plain: { price, stock: 5 } },
  })
}
