import { defineMessages } from '@shop/i18n'

/** What the electricity of an appliance costs, and by what. */
export const electricityMessages = defineMessages('electricity', {
  title: { en: 'Electricity cost', ar: 'تكلفة الكهرباء' },
  about: { en: 'about {cost} a month', ar: 'حوالي {cost} في الشهر' },
  below: { en: 'less than {cost} a month', ar: 'أقل من {cost} في الشهر' },
  assumed: { en: 'How we work this out', ar: 'كيف حسبنا ذلك؟' },
  daily: {
    en: { one: '{watts} W for {count} minute a day', other: '{watts} W for {count} minutes a day' },
    ar: {
      zero: '{watts} وات بدون تشغيل',
      one: '{watts} وات لمدة دقيقة واحدة في اليوم',
      two: '{watts} وات لمدة دقيقتين في اليوم',
      few: '{watts} وات لمدة {count} دقائق في اليوم',
      many: '{watts} وات لمدة {count} دقيقة في اليوم',
      other: '{watts} وات لمدة {count} دقيقة في اليوم',
    },
  },
  yearly: { en: '{number} kWh a year', ar: '{number} كيلووات ساعة في السنة' },
  monthly: {
    en: 'That is {number} kWh in a month of 30.4 days.',
    ar: 'أي {number} كيلووات ساعة في شهر من 30.4 يومًا.',
  },
  monthlyPart: { en: 'A twelfth of it is {number} kWh a month.', ar: 'أي {number} كيلووات ساعة في الشهر.' },
  household: {
    en: 'The home uses {number} kWh a month without it. The cost is what it adds to the bill.',
    ar: 'البيت يستهلك {number} كيلووات ساعة في الشهر بدونه، والتكلفة هي ما يضيفه إلى الفاتورة.',
  },
  prices: {
    en: 'Prices since {day}, without other fees on the bill:',
    ar: 'الأسعار منذ {day}، بدون رسوم الفاتورة الأخرى:',
  },
  raises: {
    en: 'With it the home reaches a tier that raises the price of all its electricity. That is in the cost.',
    ar: 'بهذا الجهاز ينتقل البيت إلى شريحة ترفع سعر استهلاكه كله، وهذا محسوب في التكلفة.',
  },
  fullPower: {
    en: 'It counts full power all that time; an appliance that switches itself on and off uses less.',
    ar: 'الحساب بكامل القدرة طوال المدة، والجهاز الذي يفصل ويعمل تلقائيًا يستهلك أقل.',
  },
  inHome: { en: 'in a home that uses {number} kWh', ar: 'في بيت يستهلك {number} كيلووات ساعة' },
  since: { en: 'prices since {day}', ar: 'أسعار {day}' },
  cheapest: { en: 'Cheapest to run', ar: 'أقل تكلفة تشغيل' },
  unknown: { en: 'Not known', ar: 'غير معروف' },
})
