import { defineMessages } from '@shop/i18n'
import { warrantyYears } from '../../../ui/amounts/counted.ts'

/** Promises of the shop, beside the price. */
export const trustFactsMessages = defineMessages('trust-facts', {
  promises: { en: 'What you can count on', ar: 'وعدنا لك' },
  freeDelivery: { en: 'Free delivery on this order', ar: 'توصيل مجاني لهذا الطلب' },
  deliveryFee: {
    en: 'Delivery from {fee}, free on orders over {amount}',
    ar: 'التوصيل من {fee}، ومجاني للطلبات فوق {amount}',
  },
  deliveryFrom: { en: 'Delivery from {fee}, by governorate', ar: 'التوصيل من {fee}، حسب المحافظة' },
  deliveryTime: {
    en: { one: 'Delivery from {count} hour, by governorate', other: 'Delivery from {count} hours, by governorate' },
    ar: {
      zero: 'موعد التوصيل حسب المحافظة',
      one: 'التوصيل من ساعة، حسب المحافظة',
      two: 'التوصيل من ساعتين، حسب المحافظة',
      few: 'التوصيل من {count} ساعات، حسب المحافظة',
      many: 'التوصيل من {count} ساعة، حسب المحافظة',
      other: 'التوصيل من {count} ساعة، حسب المحافظة',
    },
  },
  warrantyYears: warrantyYears,
  warrantyOf: { en: 'Warranty: {warranty}', ar: 'الضمان: {warranty}' },
  returns: {
    en: '{mind} days to change your mind, {faulty} if faulty',
    ar: 'أيام الاسترجاع: {mind} إذا غيّرت رأيك، و{faulty} إذا كان بالمنتج عيب',
  },
  confirmationCall: {
    en: { one: 'We call within {count} minute to confirm', other: 'We call within {count} minutes to confirm' },
    ar: {
      zero: 'نتصل بك فورًا لتأكيد الطلب',
      one: 'نتصل بك خلال دقيقة لتأكيد الطلب',
      two: 'نتصل بك خلال دقيقتين لتأكيد الطلب',
      few: 'نتصل بك خلال {count} دقائق لتأكيد الطلب',
      many: 'نتصل بك خلال {count} دقيقة لتأكيد الطلب',
      other: 'نتصل بك خلال {count} دقيقة لتأكيد الطلب',
    },
  },
  cashOnDelivery: { en: 'Pay cash on delivery', ar: 'ادفع عند الاستلام' },
})
