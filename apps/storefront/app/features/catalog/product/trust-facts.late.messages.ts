import { defineMessages } from '@shop/i18n'
import { warrantyYears } from '../../../ui/amounts/counted.ts'

/** Promises of the shop, beside the price. */
export const trustFactsMessages = defineMessages('trust-facts', {
  promises: { en: 'What you can count on', ar: 'وعدنا لك' },
  freeDelivery: { en: 'Free delivery on this order', ar: 'توصيل مجاني لهذا الطلب' },
  fee: { en: 'Delivery: {fee}', ar: 'التوصيل: {fee}' },
  feeUntil: { en: 'Delivery: {fee}, free on orders over {amount}', ar: 'التوصيل: {fee}، ومجاني للطلبات فوق {amount}' },
  feeFrom: { en: 'Delivery from {fee}, by governorate', ar: 'التوصيل من {fee}، حسب المحافظة' },
  feeFromUntil: {
    en: 'Delivery from {fee}, free on orders over {amount}',
    ar: 'التوصيل من {fee}، ومجاني للطلبات فوق {amount}',
  },
  costByGovernorate: { en: 'Delivery costs by governorate', ar: 'مصاريف التوصيل حسب المحافظة' },
  arrives: { en: 'Arrives {days}', ar: 'يصلك {days}' },
  closed: {
    en: 'We do not deliver to {governorate} at present.',
    ar: 'التوصيل إلى {governorate} غير متاح حاليًا.',
  },
  noDelivery: { en: 'We do not deliver at present.', ar: 'التوصيل غير متاح حاليًا.' },
  warrantyYears: warrantyYears,
  warrantyOf: { en: 'Warranty: {warranty}', ar: 'الضمان: {warranty}' },
  returns: {
    en: {
      one: '{count} day to change your mind, {faulty} if faulty',
      other: '{count} days to change your mind, {faulty} if faulty',
    },
    ar: {
      zero: 'أيام الاسترجاع إذا كان بالمنتج عيب: {faulty}',
      one: 'لك يوم واحد إذا غيّرت رأيك، و{faulty} إذا كان بالمنتج عيب',
      two: 'لك يومان إذا غيّرت رأيك، و{faulty} إذا كان بالمنتج عيب',
      few: 'لك {count} أيام إذا غيّرت رأيك، و{faulty} إذا كان بالمنتج عيب',
      many: 'لك {count} يومًا إذا غيّرت رأيك، و{faulty} إذا كان بالمنتج عيب',
      other: 'لك {count} يوم إذا غيّرت رأيك، و{faulty} إذا كان بالمنتج عيب',
    },
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
