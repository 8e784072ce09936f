import type { Localized } from '@shop/contract'
import type { CellDamage } from '../../../read-table.ts'

const say = (en: string, ar: string): Localized => ({ en, ar })

/** The same in both languages: names of columns, SKUs, file names. */
export function both(text: string): Localized {
  return say(text, text)
}

/** No text. */
export const nothing: Localized = both('')

/** Joins texts, each language by itself. */
export function join(separator: Localized, ...texts: readonly Localized[]): Localized {
  const inLanguage = (language: 'en' | 'ar') =>
    texts
      .map((text) => text[language])
      .filter((text) => text !== '')
      .join(separator[language])
  return say(inLanguage('en'), inLanguage('ar'))
}

export const comma = say(', ', '، ')

/** The faults that the schema reports, by its message. */
export const schemaReasons: Partial<Record<string, Localized>> = {
  missing: say('is missing', 'ناقص'),
  amount: say(
    'must be an amount in EGP with at most two decimals, up to 100 million',
    'يجب أن يكون مبلغًا بالجنيه بحد أقصى رقمين عشريين، وحتى 100 مليون',
  ),
  hex: say('must be # and six of 0-9 and a-f, such as #f3f1ec', 'يجب أن يكون # وبعدها ستة من 0-9 وa-f مثل ‎#f3f1ec'),
  sku: say('must not begin with =, +, - or @', 'يجب ألا يبدأ بعلامة ‎= أو + أو - أو @‎'),
  key: say('must be in small Latin letters, digits and hyphens', 'يجب أن يكون بحروف إنجليزية صغيرة وأرقام وشرطات فقط'),
  both_languages: say(
    'must be in both languages (in CSV: English | Arabic, in JSON: {"en": …, "ar": …})',
    'يجب أن يكون باللغتين (في CSV:‏ English | Arabic، وفي JSON:‏ {"en": …, "ar": …})',
  ),
  offers_own: say(
    'must be left out: offers are planned in the dashboard, and the struck price is the lowest of the 30 days before the offer',
    'اتركه فارغًا: العروض تُجهَّز في لوحة التحكم، والسعر المشطوب هو أقل سعر في الـ30 يومًا السابقة للعرض',
  ),
  envelope: say(
    'must have the lists "categories" and "products", and nothing else',
    'يجب أن يحتوي على القائمتين "categories" و"products" فقط',
  ),
}

/** The faults of an entry, to follow the name of its field. */
export const reasons = {
  missing: say('is missing', 'ناقص'),
  empty: say('is empty', 'فارغ'),
  controlCharacters: say('holds invisible control characters', 'فيه رموز غير مرئية'),
  tooManyMarks: say('has letters with more than 30 marks', 'به حروف عليها أكثر من 30 علامة'),
  notRight: say('is not right', 'غير صحيح'),
  wrongKind: say('is of the wrong kind', 'من نوع غير صحيح'),
  atLeast: (minimum: unknown) => say(`must be at least ${minimum}`, `يجب أن يكون ${minimum} على الأقل`),
  above: (minimum: unknown) => say(`must be above ${minimum}`, `يجب أن يكون أكبر من ${minimum}`),
  atMost: (maximum: unknown) => say(`must be at most ${maximum}`, `يجب أن يكون ${maximum} على الأكثر`),
  tooLong: (maximum: unknown) => say(`is longer than ${maximum} characters`, `أطول من ${maximum} حرف`),
  tooMany: (maximum: unknown) => say(`has more than ${maximum} entries`, `فيه أكثر من ${maximum} بند`),
  noField: (names: string) => say(`has no field ${names}`, `ليس له حقل ${names}`),
  found: (text: string) => say(` (found ${text})`, ` (المكتوب: ${text})`),
  noCategory: (key: string) => say(`there is no category with the key "${key}"`, `لا يوجد قسم بالمفتاح "${key}"`),
  noType: (key: string) =>
    say(`there is no type of appliance with the key "${key}"`, `لا يوجد نوع جهاز بالمفتاح "${key}"`),
  double: (name: string) => say(`"${name}" is listed twice in the file`, `"${name}" مكرر في الملف`),
  stockOfColors: say(
    'must be left out: the product has colors, and each has its own stock',
    'اتركه فارغًا: المنتج له ألوان، ولكل لون مخزونه',
  ),
  emptyFile: say('the file has neither categories nor products', 'الملف ليس به أقسام ولا منتجات'),
  notUtf8: say(
    'the file is not written in UTF-8; in Excel save it as "CSV UTF-8 (Comma delimited)"',
    'الملف ليس بترميز UTF-8؛ احفظه من Excel بنوع "CSV UTF-8 (Comma delimited)"',
  ),
  notJson: (message: string) => say(`the file is not JSON: ${message}`, `الملف ليس JSON صحيحًا: ${message}`),
} as const

/** The faults of the table itself. */
export const tableReasons = {
  noRowColumn: say(
    'the first line must name the columns, and one of them must be "row"',
    'السطر الأول يجب أن يكون أسماء الأعمدة، ومنها "row"',
  ),
  unknownColumn: (name: string, known: string) =>
    say(`there is no column "${name}"; the columns are ${known}`, `لا يوجد عمود "${name}"؛ الأعمدة هي ${known}`),
  doubleColumn: (name: string) => say(`the column "${name}" is listed twice`, `العمود "${name}" مكرر`),
  rowKind: (word: string) =>
    say(
      `must be category, product or color${word === '' ? '; it is empty' : ` (found ${word})`}`,
      `يجب أن يكون category أو product أو color${word === '' ? '؛ وهو فارغ' : ` (المكتوب: ${word})`}`,
    ),
  outside: say('there is a cell outside the columns', 'فيه خلية خارج الأعمدة'),
  stray: (kind: string) => say(`must be empty in a row of kind ${kind}`, `يجب أن يكون فارغًا في صف من نوع ${kind}`),
  colorOfNothing: say('is missing: which product has this color?', 'ناقص: هذا اللون لأي منتج؟'),
  noProductRow: (sku: unknown) =>
    say(`there is no product row with the SKU "${sku}" in the file`, `لا يوجد في الملف صف منتج بالكود "${sku}"`),
  quoteNotClosed: say(
    'a cell of this row begins with a quotation mark and never ends with one',
    'خلية في هذا الصف تبدأ بعلامة تنصيص ولا تنتهي بها',
  ),
  quoteInside: say(
    'a quotation mark inside a quoted cell must be written twice ("")',
    'علامة التنصيص داخل خلية بين علامتي تنصيص تُكتب مرتين ("")',
  ),
  quoteOpening: say(
    'a cell with a quotation mark in it must itself be in quotation marks, and the mark be written twice ("")',
    'الخلية التي فيها علامة تنصيص يجب أن تكون كلها بين علامتي تنصيص، وتُكتب العلامة مرتين ("")',
  ),
  tooManyColumns: (max: number) =>
    say(`the heading has more than ${max} columns`, `صف العناوين فيه أكثر من ${max} عمود`),
  tooManyRows: (max: number) =>
    say(`a table has ${max} rows at most; please divide it`, `الجدول الواحد له ${max} صف بحد أقصى؛ من فضلك قسّمه`),
  more: say(
    'so much is wrong that what follows was not looked at; please mend what is listed first',
    'الأخطاء كثيرة جدًا فلم يُفحص ما بعدها؛ من فضلك صحّح المكتوب أولًا',
  ),
  rowTooLong: say(
    'this row is far too long; a quotation mark that is never closed may be the cause',
    'هذا الصف طويل جدًا؛ ربما بسبب علامة تنصيص لم تُغلق',
  ),
} as const

/** What a spreadsheet has done to a cell, and what to do there. */
export const damageReasons: Record<CellDamage, (cell: string) => Localized> = {
  error_value: (cell) =>
    say(
      `is ${cell}, an error value of the spreadsheet; please mend its formula, or write the value itself`,
      `هو ${cell}، وهي قيمة خطأ من برنامج الجداول؛ صحّح المعادلة أو اكتب القيمة نفسها`,
    ),
  lost_letters: (cell) =>
    say(
      `has lost its letters (found ${cell.slice(0, 40)}); please write it again and save the file as "CSV UTF-8 (Comma delimited)"`,
      `فقد حروفه (المكتوب: ${cell.slice(0, 40)})؛ اكتبه من جديد واحفظ الملف بنوع "CSV UTF-8 (Comma delimited)"`,
    ),
  shortened: (cell) =>
    say(
      `is ${cell}: the spreadsheet has shortened a long number; please format the column as text and write the number again`,
      `هو ${cell}: برنامج الجداول اختصر رقمًا طويلًا؛ اجعل تنسيق العمود "نص" واكتب الرقم من جديد`,
    ),
}

/** The faults of the pictures that a file names. */
export const pictureReasons = {
  address: (picture: string) =>
    say(
      `must be a file beside the import file, not an address (found ${picture})`,
      `يجب أن تكون ملفًا بجانب ملف الاستيراد، لا عنوانًا على الإنترنت (المكتوب: ${picture})`,
    ),
  outside: (picture: string) =>
    say(`lies outside the folder of the import file: ${picture}`, `خارج مجلد ملف الاستيراد: ${picture}`),
  noFile: (picture: string) => say(`is not a file: ${picture}`, `ليست ملفًا: ${picture}`),
  tooLarge: (picture: string) => say(`is larger than 20 MB: ${picture}`, `أكبر من 20 ميجابايت: ${picture}`),
  missing: (picture: string) => say(`there is no such file: ${picture}`, `لا يوجد ملف بهذا الاسم: ${picture}`),
  forbidden: (picture: string) => say(`may not be read: ${picture}`, `لا يمكن قراءتها: ${picture}`),
  noPath: (picture: string) => say(`is no path of a file: ${picture}`, `ليس مسار ملف: ${picture}`),
  damaged: (picture: string) =>
    say(`is damaged: it cannot be read as a picture: ${picture}`, `تالفة ولا تُقرأ كصورة: ${picture}`),
  tooManyPixels: (picture: string) => say(`has too many pixels: ${picture}`, `أبعادها أكبر من المسموح: ${picture}`),
  wrongType: (picture: string) =>
    say(
      `is not a JPEG, PNG, WebP, AVIF or GIF picture: ${picture}`,
      `ليست صورة JPEG أو PNG أو WebP أو AVIF أو GIF: ${picture}`,
    ),
  noModel: (model: string) =>
    say(
      `is not a GLB model with all that it needs inside, below 10 MB: ${model}`,
      `ليس نموذج GLB كاملًا في ملف واحد أقل من 10 ميجابايت: ${model}`,
    ),
  notInShop: (picture: string) =>
    say(
      `is not in the shop: ${picture}; upload it at its product first, or leave the cell as the export wrote it`,
      `ليست في المتجر: ${picture}؛ ارفعها أولًا عند المنتج، أو اترك الخلية كما كتبها التصدير`,
    ),
} as const
