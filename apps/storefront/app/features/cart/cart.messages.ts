import { defineMessages } from '@shop/i18n'

export const cartMessages = defineMessages('cart', {
  cart: { en: 'Cart', ar: 'السلة' },
  cartWithCount: {
    en: { one: 'Cart, {count} item', other: 'Cart, {count} items' },
    ar: {
      zero: 'السلة فارغة',
      one: 'السلة، منتج واحد',
      two: 'السلة، منتجان',
      few: 'السلة، {count} منتجات',
      many: 'السلة، {count} منتجًا',
      other: 'السلة، {count} منتج',
    },
  },
  addToCart: { en: 'Add to cart', ar: 'أضف إلى السلة' },
  addProductToCart: { en: 'Add to cart: {name}', ar: 'أضف إلى السلة: {name}' },
  outOfStock: { en: 'Out of stock', ar: 'غير متوفر حاليًا' },
  added: { en: 'Added to cart!', ar: 'تمت الإضافة إلى السلة!' },
  notAdded: { en: 'Failed to add to cart', ar: 'تعذّرت الإضافة إلى السلة' },
  busy: { en: 'One moment, please', ar: 'لحظة من فضلك' },
  busyHint: {
    en: 'Saving your last change…',
    ar: 'نحفظ تعديلك الأخير، لحظة واحدة.',
  },
  addFailed: { en: 'Failed to add product to cart', ar: 'تعذّرت إضافة المنتج إلى السلة' },
  removeFailed: { en: 'Failed to remove item from cart', ar: 'تعذّر حذف المنتج من السلة' },
  updateFailed: { en: 'Failed to update item quantity', ar: 'تعذّر تعديل الكمية' },
  clearFailed: { en: 'Failed to clear cart', ar: 'تعذّر إفراغ السلة' },
  loadFailed: { en: 'Failed to load cart', ar: 'تعذّر تحميل السلة' },
})
