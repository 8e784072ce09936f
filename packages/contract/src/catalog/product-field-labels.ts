import type { Localized } from '../values/language.ts'
import { fieldNames } from './map-product-fields.ts'
import { type FieldInRows, type FieldName, productFields } from './product-fields.ts'

/** `staff` is for the desk, where that label is another. */
type FieldLabel = Localized & { staff?: Localized }

/** What people call the fields of a product. */
export const productFieldLabels: Readonly<Record<FieldName, FieldLabel>> = {
  brand: { en: 'Brand', ar: 'الماركة' },
  description: { en: 'Description', ar: 'الوصف' },
  warranty: { en: 'Warranty', ar: 'الضمان' },
  weight_grams: { en: 'Weight', ar: 'الوزن', staff: { en: 'Weight (g)', ar: 'الوزن (جم)' } },
  dimensions_mm: { en: 'Dimensions', ar: 'الأبعاد', staff: { en: 'Measures (mm)', ar: 'الأبعاد (مم)' } },
  is_best_seller: { en: 'Best seller', ar: 'الأكثر مبيعًا' },
  is_featured: { en: 'Featured', ar: 'مميز' },
  is_active: { en: 'Visible in the shop', ar: 'ظاهر في المتجر' },
  has_serial_numbers: { en: 'Serial number is recorded when packed', ar: 'يُسجَّل الرقم المسلسل عند التجهيز' },
  features: { en: 'Features', ar: 'المميزات' },
  tags: { en: 'Tags', ar: 'الكلمات الدالة' },
  sizes: { en: 'Sizes', ar: 'المقاسات' },
}

/** The labels of the fields at the desk. */
export const staffFieldLabels = Object.fromEntries(
  fieldNames.map((name) => {
    const { en, ar, staff = { en, ar } } = productFieldLabels[name]
    return [name, staff]
  }),
) as Record<FieldName, Localized>

/** The labels of the rows that shoppers see. */
export const shopperFieldLabels = Object.fromEntries(
  fieldNames.flatMap((name) => {
    if (!('group' in productFields[name] || 'isCompared' in productFields[name])) return []
    const { en, ar } = productFieldLabels[name]
    return [[name, { en, ar }]]
  }),
) as Record<FieldInRows, Localized>
