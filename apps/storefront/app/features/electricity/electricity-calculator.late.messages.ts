import { defineMessages } from '@shop/i18n'

export const electricityCalculatorMessages = defineMessages('electricity-calculator', {
  minutes: { en: 'Minutes a day', ar: 'دقائق التشغيل في اليوم' },
  wrongMinutes: { en: 'Enter 1 to 1,440 minutes', ar: 'اكتب من 1 إلى 1,440 دقيقة' },
  home: { en: 'Your home', ar: 'بيتك' },
  small: { en: 'Small', ar: 'صغير' },
  average: { en: 'Average', ar: 'متوسط' },
  large: { en: 'Large', ar: 'كبير' },
  ofKwh: { en: '{number} kWh', ar: '{number} كيلووات ساعة' },
  own: { en: 'Other', ar: 'رقم آخر' },
  ownKwh: { en: 'kWh on your monthly bill', ar: 'الكيلووات ساعة في فاتورتك الشهرية' },
  wrongKwh: { en: 'Enter 0 to 10,000 kWh', ar: 'اكتب من 0 إلى 10,000 كيلووات ساعة' },
})
