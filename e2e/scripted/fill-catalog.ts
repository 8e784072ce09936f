import { usualValues } from '@shop/contract'
import type { StaffClient } from '../pages/staff-client.ts'
import type { Pen } from './pen.ts'

/** A category, a product of it in two colours and one without any: written with scripts, then changed with others. */
export async function fillCatalog(staff: StaffClient, pen: Pen) {
  const category = await fillCategory(staff, pen)
  const bodyOf = (call: string) => productBody(pen, `staff.products.${call}`, category)
  const made = await staff.products.createProduct({ body: bodyOf('createProduct') })
  const params = { id: String(made.id) }
  const body = { ...bodyOf('updateProduct'), version: made.version }
  const product = await staff.products.updateProduct({ params, body })
  const variant = product.colors[0]?.id ?? 0
  const note = pen.write('staff.stock.moveStock.note')
  await staff.stock.moveStock({ body: { variant, reason: 'delivery', count: 50, note } })
  return { category, product: product.id, color: variant }
}

async function fillCategory(staff: StaffClient, pen: Pen): Promise<number> {
  const fields = (call: string) => ({
    name: pen.writeBoth(`staff.categories.${call}.name`),
    description: pen.writeBoth(`staff.categories.${call}.description`, 400),
    is_active: true,
    image: null,
    cat_image: null,
    wall_image: null,
  })
  const { id, version } = await staff.categories.createCategory({
    body: { ...fields('createCategory'), key: 'written-by-a-stranger' },
  })
  await staff.categories.updateCategory({
    params: { id: String(id) },
    body: { ...fields('updateCategory'), version },
  })
  return id
}

function productBody(pen: Pen, call: string, category: number) {
  const both = (name: string, max?: number) => pen.writeBoth(`${call}.${name}`, max)
  return {
    ...usualValues(),
    category,
    sku: pen.write(`${call}.sku`, 64),
    brand: pen.write(`${call}.brand`, 100),
    name: both('name'),
    description: both('description', 400),
    warranty: both('warranty', 400),
    features: [both('features')],
    tags: [both('tags')],
    sizes: [both('sizes', 60)],
    plain: null,
    pictures: [],
    is_offer: true,
    is_best_seller: true,
    is_featured: true,
    colors: [
      { hex: '#aa5500', name: both('colors.name'), price: 900, original_price: 1000, stock: 20, pictures: [] },
      { hex: '#0055aa', name: { en: 'Plain', ar: 'سادة' }, price: 950, original_price: null, stock: 20, pictures: [] },
    ],
  }
}
