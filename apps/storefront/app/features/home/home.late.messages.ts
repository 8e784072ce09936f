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
  punctuality: {
    en: '{percent} % of the orders of the last 90 days arrived by the promised day.',
    ar: '\u200e{percent}% من طلبات آخر 90 يومًا وصلت في الموعد.',
  },
  cash: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
  deliveryTitle: {
    en: { one: 'Delivery from {count} hour', other: 'Delivery from {count} hours' },
    ar: {
      zero: 'توصيل فوري',
      one: 'توصيل من ساعة',
      two: 'توصيل من ساعتين',
      few: 'توصيل من {count} ساعات',
      many: 'توصيل من {count} ساعة',
      other: 'توصيل من {count} ساعة',
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
    en: {
      one: 'Something is wrong? We collect it and exchange it or pay you back. You have {count} day to change your mind.',
      other:
        'Something is wrong? We collect it and exchange it or pay you back. You have {count} days to change your mind.',
    },
    ar: {
      zero: 'المنتج به عيب؟ نستلمه منك ونستبدله أو نرد لك ثمنه.',
      one: 'المنتج به عيب؟ نستلمه منك ونستبدله أو نرد لك ثمنه. ولك يوم واحد إذا غيّرت رأيك.',
      two: 'المنتج به عيب؟ نستلمه منك ونستبدله أو نرد لك ثمنه. ولك يومان إذا غيّرت رأيك.',
      few: 'المنتج به عيب؟ نستلمه منك ونستبدله أو نرد لك ثمنه. ولك {count} أيام إذا غيّرت رأيك.',
      many: 'المنتج به عيب؟ نستلمه منك ونستبدله أو نرد لك ثمنه. ولك {count} يومًا إذا غيّرت رأيك.',
      other: 'المنتج به عيب؟ نستلمه منك ونستبدله أو نرد لك ثمنه. ولك {count} يوم إذا غيّرت رأيك.',
    },
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
  callTextNoCash: { en: 'We call you to confirm your order.', ar: 'نتصل بك لتأكيد طلبك.' },
})
