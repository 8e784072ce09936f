import { defineMessages } from '@shop/i18n'

export const versionsMessages = defineMessages('versions', {
  title: { en: 'Somebody else has changed this meanwhile', ar: 'حد تاني عدّل هنا في نفس الوقت' },
  lead: {
    en: 'Nothing you typed is lost. Choose for each field what should stand, then save again.',
    ar: 'اللي كتبته موجود. اختار لكل خانة القيمة اللي تفضل، وبعدين احفظ تاني.',
  },
  field: { en: 'Field', ar: 'الخانة' },
  mine: { en: 'Yours', ar: 'بتاعك' },
  theirs: { en: 'Stored now', ar: 'المحفوظ دلوقتي' },
  keepMine: { en: 'Keep yours: {field}', ar: 'خلّي بتاعك: {field}' },
  takeTheirs: { en: 'Take what is stored: {field}', ar: 'خد المحفوظ: {field}' },
  goOn: { en: 'Go on with this', ar: 'كمّل بالاختيارات دي' },
  same: {
    en: 'What you typed is what is stored now. You can go on.',
    ar: 'اللي كتبته هو نفس المحفوظ دلوقتي. تقدر تكمّل.',
  },
  nowSave: { en: 'Taken over. Save when you are ready.', ar: 'تمام. احفظ لما تخلص.' },
  yes: { en: 'Yes', ar: 'أيوه' },
  no: { en: 'No', ar: 'لأ' },
  empty: { en: 'empty', ar: 'فاضي' },
})
