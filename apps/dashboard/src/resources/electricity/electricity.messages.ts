import { defineMessages } from '@shop/i18n'

export const electricityMessages = defineMessages('electricity', {
  title: { en: 'Electricity prices', ar: 'أسعار الكهرباء' },
  one: { en: 'Electricity prices', ar: 'أسعار الكهرباء' },
  intro: {
    en: 'Product pages and comparisons work out what an appliance costs a month from these prices. The newest tariff whose day has come counts. Enter the next one before its day.',
    ar: 'صفحات المنتجات والمقارنة تحسب تكلفة كهرباء الجهاز في الشهر من هذه الأسعار. تُطبّق أحدث تعريفة جاء تاريخها. أضف التعريفة القادمة قبل موعدها.',
  },
  household_kwh: { en: 'A household uses a month (kWh)', ar: 'استهلاك البيت في الشهر (كيلووات ساعة)' },
  household_kwh_hint: {
    en: 'Besides the appliance. Customers can also choose half of it, double, or their own number.',
    ar: 'بدون الجهاز. يمكن للعميل أن يختار نصفه أو ضعفه أو يكتب رقمه.',
  },
  tariffs: { en: 'Tariffs', ar: 'التعريفات' },
  tariff: { en: 'Tariff', ar: 'تعريفة' },
  addTariff: { en: 'Add a tariff', ar: 'أضف تعريفة' },
  valid_from: { en: 'Valid from', ar: 'تسري من' },
  source: { en: 'Source', ar: 'المصدر' },
  source_url: { en: 'Link to the source', ar: 'رابط المصدر' },
  tiers: { en: 'Tiers, from the lowest', ar: 'الشرائح من الأقل' },
  tier: { en: 'Tier', ar: 'شريحة' },
  addTier: { en: 'Add a tier', ar: 'أضف شريحة' },
  up_to_kwh: { en: 'Up to (kWh a month)', ar: 'حتى (كيلووات ساعة في الشهر)' },
  up_to_kwh_hint: { en: 'Empty in the last tier.', ar: 'اتركه فارغًا في الشريحة الأخيرة.' },
  price_per_kwh: { en: 'Price of a kWh (EGP)', ar: 'سعر الكيلووات ساعة (ج.م)' },
  is_from_first_kwh: { en: 'Counts from the first kWh', ar: 'تُحسب من أول كيلووات ساعة' },
  is_from_first_kwh_hint: {
    en: 'On: a month that passes the tier before pays this price for all of it. Off: only for what is above.',
    ar: 'مفعّل: من يتجاوز الشريحة السابقة يدفع هذا السعر على استهلاكه كله. غير مفعّل: على ما زاد فقط.',
  },
})
