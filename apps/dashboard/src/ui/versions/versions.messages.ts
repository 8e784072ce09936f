import { defineMessages } from '@shop/i18n'

export const versionsMessages = defineMessages('versions', {
  title: { en: 'Somebody else has changed this meanwhile', ar: 'عدّل شخص آخر هذه البيانات في الوقت نفسه' },
  lead: {
    en: 'Nothing you typed is lost. Choose a value for each field, then save again.',
    ar: 'لم يضِع شيء مما كتبته. اختر لكل حقل القيمة التي تبقى، ثم احفظ من جديد.',
  },
  field: { en: 'Field', ar: 'الحقل' },
  mine: { en: 'Yours', ar: 'ما كتبته' },
  theirs: { en: 'Stored now', ar: 'المحفوظ الآن' },
  keepMine: { en: 'Keep yours: {field}', ar: 'أبقِ ما كتبته: {field}' },
  takeTheirs: { en: 'Take what is stored: {field}', ar: 'خذ المحفوظ: {field}' },
  goOn: { en: 'Go on with this', ar: 'المتابعة بهذه الاختيارات' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  same: {
    en: 'What you typed is what is stored now. You can go on.',
    ar: 'ما كتبته هو نفسه المحفوظ الآن. يمكنك المتابعة.',
  },
  nowSave: { en: 'Your choices are in the form. Save when you are ready.', ar: 'تم. احفظ عندما تنتهي.' },
})
