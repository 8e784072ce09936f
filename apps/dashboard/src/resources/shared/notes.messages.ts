import { defineMessages } from '@shop/i18n'

export const notesMessages = defineMessages('notes', {
  staffNotes: { en: 'Notes of the staff', ar: 'ملاحظات الموظفين' },
  noNotes: { en: 'No notes yet.', ar: 'لا توجد ملاحظات بعد.' },
  newNote: { en: 'New note', ar: 'ملاحظة جديدة' },
  addNote: { en: 'Add the note', ar: 'إضافة الملاحظة' },
  blocked: { en: 'Blocked from ordering', ar: 'تم الحظر من الطلب' },
  unblocked: { en: 'Allowed to order again', ar: 'تم إلغاء الحظر' },
  noteAdded: { en: 'The note is added.', ar: 'تمت إضافة الملاحظة.' },
})
