import type { Localized } from '../values/language.ts'
import type { FieldName } from './product-fields.ts'

/** How a field is called, and where staff call it otherwise than shoppers: with its unit, for example. */
type FieldLabel = Localized & { staff?: Localized }

/** What people call the fields of a product, for screens and for facets. */
export const productFieldLabels: Readonly<Record<FieldName, FieldLabel>> = {
  brand: { en: 'Brand', ar: 'الماركة' },
  description: { en: 'Description', ar: 'الوصف' },
  warranty: { en: 'Warranty', ar: 'الضمان' },
  weight_grams: { en: 'Weight', ar: 'الوزن', staff: { en: 'Weight (g)', ar: 'الوزن (جم)' } },
  dimensions_mm: { en: 'Dimensions', ar: 'الأبعاد', staff: { en: 'Measures (mm)', ar: 'الأبعاد (مم)' } },
  is_offer: { en: 'Offer', ar: 'عرض' },
  is_best_seller: { en: 'Best seller', ar: 'الأكثر مبيعًا' },
  is_featured: { en: 'Featured', ar: 'مميز' },
  is_active: { en: 'Visible in the shop', ar: 'ظاهر في المتجر' },
  features: { en: 'Features', ar: 'المميزات' },
  tags: { en: 'Tags', ar: 'الكلمات الدالة' },
  sizes: { en: 'Sizes', ar: 'المقاسات' },
}
