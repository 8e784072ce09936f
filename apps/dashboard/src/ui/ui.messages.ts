import { defineMessages } from '@shop/i18n'

/** Texts that several pages show. */
export const uiMessages = defineMessages('ui', {
  notFetched: { en: 'This could not be fetched.', ar: 'لم نتمكن من تحميل هذه البيانات.' },
  noMatch: { en: 'Nothing matches these filters.', ar: 'لا توجد نتائج بهذه الفلاتر.' },
  nothing: { en: 'Nothing here yet.', ar: 'لا يوجد شيء هنا بعد.' },
  clearFilters: { en: 'Clear the filters', ar: 'مسح الفلاتر' },
  typedIsBack: {
    en: 'What you typed here before is back. It is not saved yet.',
    ar: 'ما كتبته هنا من قبل موجود، لكنه لم يُحفظ بعد.',
  },
  wrongFields: { en: 'Not saved. Please check: {list}.', ar: 'لم يتم الحفظ. راجع: {list}.' },
  wrongFieldsAndMore: {
    en: {
      one: 'Not saved. Please check: {list} and {count} more.',
      other: 'Not saved. Please check: {list} and {count} more.',
    },
    ar: {
      zero: 'لم يتم الحفظ. راجع: {list}.',
      one: 'لم يتم الحفظ. راجع: {list} وحقلًا آخر.',
      two: 'لم يتم الحفظ. راجع: {list} وحقلين آخرين.',
      few: 'لم يتم الحفظ. راجع: {list} و{count} حقول أخرى.',
      many: 'لم يتم الحفظ. راجع: {list} و{count} حقلًا آخر.',
      other: 'لم يتم الحفظ. راجع: {list} و{count} حقل آخر.',
    },
  },
  notNumber: { en: 'This is not a number.', ar: 'هذا ليس رقمًا.' },
  notDate: {
    en: 'This date is not possible. Please check the day and the year.',
    ar: 'هذا التاريخ غير ممكن. راجع اليوم والسنة.',
  },
  notWhole: { en: 'Please enter a whole number.', ar: 'أدخل رقمًا صحيحًا بلا كسور.' },
  crashed: { en: 'This page has stopped working', ar: 'توقفت هذه الصفحة عن العمل' },
  crashedText: {
    en: 'The fault is ours, and it has been reported. Nothing that was saved is lost.',
    ar: 'الخطأ من عندنا وتم الإبلاغ عنه. كل ما حفظته ما زال موجودًا.',
  },
  crashedTyped: {
    en: 'The fault is ours, and it has been reported. What you typed is still here, without the last step. It is not saved yet.',
    ar: 'الخطأ من عندنا وتم الإبلاغ عنه. ما كتبته ما زال هنا ما عدا آخر خطوة، لكنه لم يُحفظ بعد.',
  },
  backToTyped: { en: 'Back to what I typed', ar: 'العودة إلى ما كتبته' },
  remove: { en: 'Remove', ar: 'حذف' },
  removeText: {
    en: 'It cannot be brought back. To hide it for a while, switch it off instead.',
    ar: 'لا يمكن استرجاعه. لإخفائه مؤقتًا أوقفه بدلًا من حذفه.',
  },
  notNow: { en: 'Not now', ar: 'ليس الآن' },
  leaveAsIs: { en: 'Leave it as it is', ar: 'الإبقاء كما هو' },
  failed: { en: 'That did not work. Please try again.', ar: 'لم تتم العملية. حاول مرة أخرى.' },
  buttonOf: { en: '{button}: {record}', ar: '{button}: {record}' },
  removeEntry: { en: 'Remove: {name} {number}', ar: 'حذف: {name} {number}' },
  toOverview: { en: 'To the overview', ar: 'إلى النظرة العامة' },
  retry: { en: 'Try again', ar: 'حاول مرة أخرى' },
  shopName: { en: 'Nawwar', ar: 'نوّر' },
  roleAdmin: { en: 'Admin', ar: 'مدير' },
  roleCatalog: { en: 'Catalogue', ar: 'الكتالوج' },
  roleOrders: { en: 'Orders', ar: 'الطلبات' },
  roleSupport: { en: 'Support', ar: 'خدمة العملاء' },
  roleWarehouse: { en: 'Warehouse', ar: 'المخزن' },
  roleAccountant: { en: 'Accountant', ar: 'الحسابات' },
  roleShopper: { en: 'Shopper', ar: 'عميل' },
})
