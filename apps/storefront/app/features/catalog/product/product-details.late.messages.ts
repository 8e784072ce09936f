import { defineMessages } from '@shop/i18n'

/** Texts below the first screen of a product's page. */
export const productDetailsMessages = defineMessages('product-details', {
  description: { en: 'About the product', ar: 'عن المنتج' },
  features: { en: 'Highlights', ar: 'المميزات' },
  specifications: { en: 'Specifications', ar: 'المواصفات' },
  inTheBox: { en: 'In the box', ar: 'محتويات العلبة' },
  sku: { en: 'Model', ar: 'الموديل' },
  howBig: { en: 'How big is it?', ar: 'ما حجمه؟' },
  sizeDrawing: { en: 'The outline of the product beside a tea glass', ar: 'رسم لحجم المنتج بجانب كوب شاي' },
  sizeCaption: {
    en: '{width} wide, {height} high, {depth} deep. The tea glass is {glassHeight} high and {glassWidth} wide.',
    ar: 'العرض {width}، والارتفاع {height}، والعمق {depth}. ارتفاع كوب الشاي {glassHeight} وعرضه {glassWidth}.',
  },
  centimetres: { en: '{number} cm', ar: '{number} سم' },
  teaGlass: { en: 'Tea glass', ar: 'كوب شاي' },
})
