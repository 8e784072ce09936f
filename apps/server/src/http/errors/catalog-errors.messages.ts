import type { ErrorCode, Localized } from '@shop/contract'

/** Refusals about products, categories and pictures. */
export const catalogErrors = {
  color_not_of_product: { en: 'This product does not come in that colour.', ar: 'هذا المنتج غير متوفر بهذا اللون.' },
  size_not_of_product: { en: 'This product does not come in that size.', ar: 'هذا المنتج غير متوفر بهذا المقاس.' },
  product_not_found: { en: 'This product could not be found.', ar: 'لم نجد هذا المنتج.' },
  category_not_found: { en: 'This category could not be found.', ar: 'لم نجد هذا القسم.' },
  product_unavailable: { en: 'This product is not available now.', ar: 'هذا المنتج غير متوفر حاليًا.' },
  picture_unreadable: {
    en: 'This picture is empty or damaged. Please choose another file.',
    ar: 'الصورة فارغة أو تالفة. من فضلك اختر ملفًا آخر.',
  },
  picture_not_found: {
    en: 'One of the pictures is not in the shop any more. Please upload it again.',
    ar: 'إحدى الصور لم تعد موجودة في المتجر. ارفعها مرة أخرى من فضلك.',
  },
  price_not_possible: {
    en: 'The price of {sku} must be above 0 and at most EGP 100 million. Nothing was changed.',
    ar: 'يجب أن يكون سعر {sku} أكبر من صفر ولا يتخطى 100 مليون جنيه. لم يتغير شيء.',
  },
  offer_refused: {
    en: 'The offer is not below the lowest price of the 30 days before it (number of products: {products}). Leave them out, or lower the offer.',
    ar: 'العرض ليس أقل من أقل سعر في الـ30 يومًا التي تسبقه (عدد المنتجات: {products}). استبعدها أو خفّض سعر العرض.',
  },
  offer_running: {
    en: 'The offer has started: only its names and its end can change.',
    ar: 'العرض بدأ بالفعل: يمكن تغيير اسمه وموعد انتهائه فقط.',
  },
  offer_over: { en: 'The offer is over.', ar: 'انتهى العرض.' },
  variant_not_found: { en: 'This colour of the product could not be found.', ar: 'لم نجد هذا اللون من المنتج.' },
  sku_taken: { en: 'Another product has this SKU.', ar: 'كود المنتج هذا مستخدم لمنتج آخر.' },
  key_taken: { en: 'This key is already used.', ar: 'هذا المفتاح مستخدم بالفعل.' },
  fact_not_found: { en: 'This specification could not be found.', ar: 'لم نجد هذه المواصفة.' },
  product_type_not_found: { en: 'This type of appliance could not be found.', ar: 'لم نجد نوع الجهاز هذا.' },
  fact_in_use: {
    en: 'Products have this specification (number of products: {products}). Its key, kind and dimension stay, and it cannot be removed.',
    ar: 'هذه المواصفة مسجلة لمنتجات (عددها: {products})، فلا يمكن حذفها ولا تغيير مفتاحها أو نوعها أو وحدتها إلى وحدة قياس مختلفة.',
  },
  choice_in_use: {
    en: 'The choice {choice} cannot be removed: products have it (number of products: {products}).',
    ar: 'لا يمكن حذف الاختيار {choice} لأنه مسجل لمنتجات (عددها: {products}).',
  },
  fact_on_offer: {
    en: 'Offers are over this specification (number of offers, also ended ones: {offers}). Its kind, its dimension and their values stay, and it cannot be removed.',
    ar: 'توجد عروض على هذه المواصفة (عددها مع المنتهية: {offers})، فلا يمكن حذفها ولا تغيير نوعها أو وحدتها إلى وحدة قياس مختلفة، ولا حذف قيم هذه العروض.',
  },
  fact_values_outside: {
    en: 'Products have a value that this would no longer allow (number of products: {products}). Please change them first.',
    ar: 'توجد منتجات لها قيمة لن تكون مسموحة بعد هذا التغيير (عددها: {products}). من فضلك عدّلها أولًا.',
  },
  product_type_in_use: {
    en: 'This type cannot be removed: products have it (number of products: {products}).',
    ar: 'لا يمكن حذف نوع الجهاز هذا لأنه مسجل لمنتجات (عددها: {products}).',
  },
  search_rule_not_found: { en: 'This rule of the search could not be found.', ar: 'لم نجد قاعدة البحث هذه.' },
  search_term_empty: {
    en: '“{term}” has no letter or digit that a search could find.',
    ar: '«{term}» بلا حروف أو أرقام يمكن البحث عنها.',
  },
  search_term_taken: {
    en: '“{term}” is already used: {name}.',
    ar: '«{term}» مستخدم بالفعل: {name}.',
  },
  plan_changed: {
    en: 'The shop has changed since the preview. Please look at the new preview first.',
    ar: 'المتجر تغيّر بعد المعاينة. راجع المعاينة الجديدة أولًا من فضلك.',
  },
  picture_too_large: {
    en: 'A picture may have at most {megabytes} MB and {megapixels} megapixels.',
    ar: 'أقصى حجم للصورة {megabytes} ميجابايت و{megapixels} ميجابكسل.',
  },
  picture_type_not_allowed: {
    en: 'Only JPEG, PNG, WebP, AVIF and GIF pictures can be used.',
    ar: 'الصور المقبولة: JPEG وPNG وWebP وAVIF وGIF فقط.',
  },
} satisfies Partial<Record<ErrorCode, Localized>>
