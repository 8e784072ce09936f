import type { Language } from '@shop/contract'

/** Messages of the cart (rule C-13); English texts are exactly those of the spec. */
const words = {
  en: {
    added: 'Added to cart!',
    notAdded: 'Failed to add to cart',
    busy: 'One moment, please',
    addFailed: 'Failed to add product to cart (502)',
    updateFailed: 'Failed to update item quantity (502)',
    removeFailed: 'Failed to remove item from cart (502)',
    loadFailed: 'Failed to load cart (502)',
    addRefused: 'Failed to add product to cart: ',
    clear: 'Empty the cart',
    clearQuestion: 'Empty the cart?',
    keepItems: 'Keep the items',
  },
  ar: {
    added: 'تمت الإضافة إلى السلة!',
    notAdded: 'تعذّرت الإضافة إلى السلة',
    busy: 'لحظة من فضلك',
    addFailed: 'تعذّرت إضافة المنتج إلى السلة (502)',
    updateFailed: 'تعذّر تعديل الكمية (502)',
    removeFailed: 'تعذّر حذف المنتج من السلة (502)',
    loadFailed: 'تعذّر تحميل السلة (502)',
    addRefused: 'تعذّرت إضافة المنتج إلى السلة: ',
    clear: 'إفراغ السلة',
    clearQuestion: 'هل تريد إفراغ السلة؟',
    keepItems: 'احتفظ بالمنتجات',
  },
} as const satisfies Record<Language, object>

export function cartWordsOf(language: Language): (typeof words)[Language] {
  return words[language]
}
