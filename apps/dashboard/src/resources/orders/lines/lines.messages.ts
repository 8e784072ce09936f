import { defineMessages } from '@shop/i18n'

export const linesMessages = defineMessages('order-lines', {
  lines: { en: 'Products', ar: 'المنتجات' },
  addProduct: { en: 'Add a product', ar: 'إضافة منتج' },
  addProductHint: { en: 'Name or SKU', ar: 'الاسم أو كود المنتج' },
  noProduct: { en: 'No product on sale matches.', ar: 'لا يوجد منتج معروض بهذا الاسم.' },
  searching: { en: 'Searching…', ar: 'جارٍ البحث…' },
  inStock: {
    en: { one: '{count} in stock', other: '{count} in stock' },
    ar: {
      zero: 'غير متوفر',
      one: 'قطعة واحدة متوفرة',
      two: 'قطعتان متوفرتان',
      few: '{count} قطع متوفرة',
      many: '{count} قطعة متوفرة',
      other: '{count} قطعة متوفرة',
    },
  },
  outOfStock: { en: 'Out of stock', ar: 'غير متوفر' },
  quantityOf: { en: 'Quantity of {product}', ar: 'كمية {product}' },
  quantityWrong: { en: 'From 1 to {max}', ar: 'من 1 إلى {max}' },
  removeLine: { en: 'Remove {product}', ar: 'حذف {product}' },
  each: { en: '{price} each', ar: '{price} للقطعة' },
  noLines: { en: 'No product yet.', ar: 'لا توجد منتجات بعد.' },
})
