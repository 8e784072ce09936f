import { defineMessages } from '@shop/i18n'
import { returnDays, warrantyYears } from '../../ui/amounts/counted.ts'

/** Texts of the home page about the shop itself. */
export const homeMessages = defineMessages('home', {
  about: { en: 'About {brand}', ar: 'عن {brand}' },
  aboutText: {
    en: 'When a guest arrives, an Egyptian host says “nawwar”: you light up the house. We make home and kitchen appliances for that house: honest machines for Egyptian kitchens, voltage and habits, with spare parts and people who answer the phone.',
    ar: 'حين يدخل الضيف بيتًا في مصر نقول له «نوّرت». ومن هنا جاء اسمنا: أجهزة للبيت والمطبخ تناسب مطبخنا وكهرباءنا وعاداتنا، وقطع غيارها متوفرة، وخلفها فريق يرد على الهاتف.',
  },
  aboutMore: {
    en: 'You buy from the people who make them: no middleman, one price for everybody, and a name that stands behind every box.',
    ar: 'تشتري من صاحب المنتج مباشرة: بدون وسيط، وبسعر واحد للجميع، وباسم يقف وراء كل علبة.',
  },
  seeFeatured: { en: 'See featured products', ar: 'شاهد المنتجات المختارة' },
  why: { en: 'Why choose us', ar: 'لماذا نوّر؟' },
  deliveryTitle: {
    en: { one: 'Delivery within {count} hour', other: 'Delivery within {count} hours' },
    ar: {
      zero: 'توصيل فوري',
      one: 'توصيل خلال ساعة',
      two: 'توصيل خلال ساعتين',
      few: 'توصيل خلال {count} ساعات',
      many: 'توصيل خلال {count} ساعة',
      other: 'توصيل خلال {count} ساعة',
    },
  },
  deliveryText: {
    en: 'Free delivery on orders over {amount}. The time depends on your governorate: see when it reaches you.',
    ar: 'توصيل مجاني للطلبات فوق {amount}. المدة حسب محافظتك: اعرف متى يصلك طلبك.',
  },
  deliveryTextPaid: {
    en: 'Fee and time depend on your governorate: see when it reaches you.',
    ar: 'المصاريف والمدة حسب محافظتك: اعرف متى يصلك طلبك.',
  },
  warrantyTitle: warrantyYears,
  warrantyText: {
    en: 'Repair, original parts and transport to the service centre cost you nothing.',
    ar: 'الإصلاح وقطع الغيار الأصلية والنقل إلى مركز الصيانة بدون أي تكلفة عليك.',
  },
  returnsTitle: {
    en: { one: '{count} day returns', other: '{count} day returns' },
    ar: returnDays.ar,
  },
  returnsText: {
    en: 'Something is wrong? We collect it and exchange it or pay you back. Days to change your mind: {mind}.',
    ar: 'المنتج به عيب؟ نستلمه منك ونستبدله أو نرد لك ثمنه. أيام الاسترجاع إذا غيّرت رأيك: {mind}.',
  },
  callTitle: {
    en: { one: 'A call within {count} minute', other: 'A call within {count} minutes' },
    ar: {
      zero: 'مكالمة فورية',
      one: 'مكالمة خلال دقيقة',
      two: 'مكالمة خلال دقيقتين',
      few: 'مكالمة خلال {count} دقائق',
      many: 'مكالمة خلال {count} دقيقة',
      other: 'مكالمة خلال {count} دقيقة',
    },
  },
  callText: {
    en: 'We call you to confirm your order. You pay cash at the door, or by card.',
    ar: 'نتصل بك لتأكيد طلبك، وتدفع نقدًا عند الاستلام أو بالبطاقة.',
  },
})
