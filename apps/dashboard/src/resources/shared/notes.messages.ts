import { defineMessages } from '@shop/i18n'

export const notesMessages = defineMessages('notes', {
  staffNotes: { en: 'Notes of the staff', ar: 'ملاحظات الموظفين' },
  noNotes: { en: 'No notes yet.', ar: 'لا توجد ملاحظات بعد.' },
  newNote: { en: 'New note', ar: 'ملاحظة جديدة' },
  addNote: { en: 'Add the note', ar: 'إضافة الملاحظة' },
  noteAdded: { en: 'The note is added.', ar: 'تمت إضافة الملاحظة.' },
})
