import { type FactPlace, usualValues } from '@shop/contract'
import type { StaffClient } from '../pages/staff-client.ts'
import type { Pen } from './pen.ts'
import { onlyOnce } from './place-orders.ts'

/** Creates a category and two products, with and without colours, then updates all texts with other scripts. */
export async function fillCatalog(staff: StaffClient, pen: Pen) {
  const category = await fillCategory(staff, pen)
  const { type, text, choice } = await fillFacts(staff, pen, category)
  const bodyOf = (call: string) => ({
    ...productBody(pen, `staff.products.${call}`, category),
    type,
    facts: { [text.key]: pen.writeBoth(`staff.products.${call}.facts`), [choice.key]: choice.choices[0]?.key ?? '' },
  })
  const made = await staff.products.createProduct({ body: bodyOf('createProduct') })
  const params = { id: String(made.id) }
  const body = { ...bodyOf('updateProduct'), version: made.version }
  const product = await staff.products.updateProduct({ params, body })
  const variant = product.colors[0]?.id ?? 0
  const note = pen.write('staff.stock.moveStock.note')
  await staff.stock.moveStock({ body: { variant, reason: 'delivery', count: 50, note } }, onlyOnce())
  return { category, product: product.id, color: variant }
}

/** Creates a type of appliance with two facts: a text and a choice. */
async function fillFacts(staff: StaffClient, pen: Pen, category: number) {
  const typeOf = (call: string) => ({
    name: pen.writeBoth(`staff.productTypes.${call}.name`, 100),
    category,
    clearance_mm: { side: 10, back: 10, top: 10 },
    minutes_a_day: null,
    place: null,
  })
  const made = await staff.productTypes.createProductType({
    body: { ...typeOf('createProductType'), key: 'written-by-a-stranger' },
  })
  const params = { id: String(made.id) }
  await staff.productTypes.updateProductType({
    params,
    body: { ...typeOf('updateProductType'), version: made.version },
  })
  const factOf = (call: string, kind: 'text' | 'choice') => ({
    ...({ key: `strange_${kind}`, kind, group: 'use', unit: null, better: null, min: null, max: null } as const),
    name: pen.writeBoth(`staff.facts.${call}.name`, 100),
    shown_in: placesOf[kind],
    choices:
      kind === 'text' ? [] : [{ key: 'one', name: pen.writeBoth(`staff.facts.${call}.choices.name`, 100) }, another],
    types: [made.id],
    categories: [],
    place: null,
  })
  const text = await staff.facts.createFact({ body: factOf('createFact', 'text') })
  const first = await staff.facts.createFact({ body: factOf('createFact', 'choice') })
  const choice = await staff.facts.updateFact({
    params: { id: String(first.id) },
    body: { ...factOf('updateFact', 'choice'), version: first.version },
  })
  return { type: made.id, text, choice }
}

const placesOf: Record<'text' | 'choice', FactPlace[]> = { text: ['key', 'comparison'], choice: ['card', 'facet'] }
const another = { key: 'another', name: { en: 'Another', ar: 'أخرى' } }

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
    is_best_seller: true,
    is_featured: true,
    colors: [
      { hex: '#aa5500', name: both('colors.name'), price: 900, stock: 20, pictures: [] },
      { hex: '#0055aa', name: { en: 'Plain', ar: 'سادة' }, price: 950, stock: 20, pictures: [] },
    ],
  }
}
