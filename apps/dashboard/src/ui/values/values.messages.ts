import { defineMessages } from '@shop/i18n'

export const valuesMessages = defineMessages('values', {
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  language_en: { en: 'English', ar: 'الإنجليزية' },
  language_ar: { en: 'Arabic', ar: 'العربية' },
  in_en: { en: '{field} (English)', ar: '{field} بالإنجليزية' },
  in_ar: { en: '{field} (Arabic)', ar: '{field} بالعربية' },
  empty: { en: 'empty', ar: 'فارغ' },
  picture: { en: 'picture {id}', ar: 'صورة {id}' },
  added: {
    en: { one: '{count} added', other: '{count} added' },
    ar: {
      zero: 'بدون إضافة',
      one: 'إضافة واحدة',
      two: 'إضافة اثنين',
      few: 'إضافة {count}',
      many: 'إضافة {count}',
      other: 'إضافة {count}',
    },
  },
  removed: {
    en: { one: '{count} removed', other: '{count} removed' },
    ar: {
      zero: 'بدون حذف',
      one: 'حذف واحد',
      two: 'حذف اثنين',
      few: 'حذف {count}',
      many: 'حذف {count}',
      other: 'حذف {count}',
    },
  },
  reordered: { en: 'put in another order', ar: 'تغيّر الترتيب' },
  field_title: { en: 'Title', ar: 'العنوان' },
  field_outcome: { en: 'Outcome of the call', ar: 'نتيجة المكالمة' },
  field_amount: { en: 'Amount', ar: 'المبلغ' },
  field_payment_id: { en: 'Payment', ar: 'رقم عملية الدفع' },
  field_orders_kept: { en: 'Orders that stay, without the person', ar: 'طلبات بقيت بدون بيانات العميل' },
  field_order: { en: 'Order', ar: 'الترتيب' },
  field_customer_id: { en: 'Customer', ar: 'العميل' },
  field_corrected: { en: 'Corrected', ar: 'ما تم تصحيحه' },
  field_model: { en: '3D model', ar: 'النموذج ثلاثي الأبعاد' },
})
