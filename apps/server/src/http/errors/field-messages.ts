import type { Language, Localized } from '@shop/contract'
import { choosePlural, commaOf, fillIn, type PluralForms } from '@shop/i18n'

/** What is wrong with one field, as the schemas of the contract report it. */
export type FieldFault = {
  code: string
  input?: unknown
  expected?: string
  format?: string
  minimum?: number | bigint
  /** Whether the bound itself is allowed. */
  inclusive?: boolean
  maximum?: number | bigint
  origin?: string
  values?: readonly unknown[]
  params?: Record<string, unknown> | undefined
}

const texts = {
  required: { en: 'field is required', ar: 'هذا الحقل مطلوب' },
  phone: { en: 'please enter a valid phone number', ar: 'من فضلك أدخل رقم موبايل صحيح' },
  otp: { en: 'Please enter a valid 6-digit OTP code', ar: 'من فضلك أدخل كود التحقق المكوّن من 6 أرقام' },
  order_number: {
    en: 'please enter the number of your order, such as NW-100234',
    ar: 'من فضلك أدخل رقم الطلب، مثل ‎NW-100234‎',
  },
  governorate: { en: "please choose one of Egypt's governorates", ar: 'من فضلك اختر محافظة من محافظات مصر' },
  tax_card: {
    en: 'must be the nine digits of the tax card, such as 123-456-789',
    ar: 'يجب أن يكون 9 أرقام كما في البطاقة الضريبية، مثل ‎123-456-789‎',
  },
  coupon_code: {
    en: 'must have 4 to 24 Latin letters and digits',
    ar: 'يجب أن يكون من 4 إلى 24 حرفًا إنجليزيًا ورقمًا',
  },
  second_factor: {
    en: 'must be the 6 digits of your app or the 16 of a recovery code',
    ar: 'يجب أن يكون 6 أرقام من التطبيق أو 16 رقمًا من كود احتياطي',
  },
  tracking_pattern: {
    en: 'must be an https address that has the word number in braces once',
    ar: 'يجب أن يكون عنوان https فيه كلمة number بين قوسين معقوفين مرة واحدة',
  },
  serial_number: {
    en: 'must have 4 to 40 Latin letters, digits or marks such as a hyphen',
    ar: 'يجب أن يكون من 4 إلى 40 حرفًا لاتينيًا أو رقمًا أو شرطة',
  },
  tracking_number: {
    en: 'must have 3 to 40 Latin letters, digits, hyphens, dots or slashes',
    ar: 'يجب أن يكون من 3 إلى 40 حرفًا لاتينيًا أو رقمًا أو شرطة',
  },
  control_characters: { en: 'please remove invisible characters', ar: 'من فضلك احذف الرموز غير المرئية' },
  too_many_marks: {
    en: 'please remove the extra marks above and below letters',
    ar: 'من فضلك احذف العلامات الزائدة فوق الحروف وتحتها',
  },
  number: { en: 'must be a number', ar: 'يجب إدخال رقم' },
  whole: { en: 'must be a whole number', ar: 'يجب إدخال أرقام فقط' },
  text: { en: 'must be text', ar: 'يجب أن يكون نصًا' },
  uuid: { en: 'must be a UUID', ar: 'يجب أن يكون UUID' },
  choice: { en: 'must be one of: {values}', ar: 'يجب أن يكون واحدًا من: {values}' },
  above: { en: 'must be above {minimum}', ar: 'يجب أن يكون أكبر من {minimum}' },
  atLeast: { en: 'must be at least {minimum}', ar: 'يجب أن يكون {minimum} على الأقل' },
  atMost: { en: 'must be at most {maximum}', ar: 'يجب أن يكون {maximum} على الأكثر' },
  tooShort: { en: 'must have at least {minimum}', ar: 'يجب أن يكون {minimum} على الأقل' },
  tooLong: { en: 'must have at most {maximum}', ar: 'يجب أن يكون {maximum} على الأكثر' },
  tooFew: { en: 'too few entries: at least {minimum}', ar: 'العدد أقل من المطلوب: {minimum} على الأقل' },
  tooMany: { en: 'too many entries: at most {maximum}', ar: 'العدد أكبر من المسموح: {maximum} على الأكثر' },
  both_languages: { en: 'please write it in both languages, or in neither', ar: 'اكتبه باللغتين أو اتركه فارغًا فيهما' },
  amount: {
    en: 'must be an amount in EGP with at most two decimals',
    ar: 'يجب أن يكون مبلغًا بالجنيه بحد أقصى رقمين عشريين',
  },
  sku: { en: 'must not begin with =, +, - or @', ar: 'يجب ألا يبدأ بعلامة ‎= أو + أو - أو @‎' },
  hex: {
    en: 'must be # and six of 0-9 and a-f, such as #f3f1ec',
    ar: 'يجب أن يكون # وبعدها ستة من 0-9 وa-f مثل ‎#f3f1ec',
  },
  plain_or_colors: {
    en: 'a product with colours has its prices at the colours',
    ar: 'المنتج الذي له ألوان يُكتب سعره عند كل لون',
  },
  markdown: {
    en: 'has too many lines, links or marks such as * and _, or lists inside lists',
    ar: 'به أسطر أو روابط أو علامات مثل * و_ أكثر من اللازم، أو قوائم داخل قوائم',
  },
  deposit_percent: { en: 'must be 0, or from 5 to 90', ar: 'يجب أن يكون صفرًا، أو من 5 إلى 90' },
  below_hundred: { en: 'must be below 100', ar: 'يجب أن يكون أقل من 100' },
  double: { en: 'is listed twice', ar: 'مكرر' },
  key: {
    en: 'must be in small Latin letters, digits and hyphens',
    ar: 'يجب أن يكون بحروف إنجليزية صغيرة وأرقام وشرطات فقط',
  },
  fact_key: {
    en: 'must begin with a small Latin letter, followed by up to 39 small letters, digits and underscores',
    ar: 'يجب أن يبدأ بحرف إنجليزي صغير، وبعده حروف صغيرة وأرقام وشرطات سفلية، وأقصاه 40 رمزًا',
  },
  field_key: {
    en: 'is the name of a field that every product has; please choose another',
    ar: 'اسم حقل موجود في كل منتج؛ من فضلك اختر اسمًا آخر',
  },
  type_key: {
    en: 'must begin with a small Latin letter, followed by up to 39 small letters, digits and hyphens',
    ar: 'يجب أن يبدأ بحرف إنجليزي صغير، وبعده حروف صغيرة وأرقام وشرطات، وأقصاه 40 رمزًا',
  },
  choice_key: {
    en: 'must be up to 40 Latin letters, digits, underscores and hyphens',
    ar: 'يجب أن يكون بحروف إنجليزية وأرقام وشرطات، وأقصاه 40 رمزًا',
  },
  only_of_numbers: { en: 'only a number can have it', ar: 'للمواصفات الرقمية فقط' },
  only_of_choices: { en: 'only a choice can have them', ar: 'للمواصفات التي يُختار منها فقط' },
  two_choices: { en: 'must have two choices at least', ar: 'يجب إدخال اختيارين على الأقل' },
  of_fact: { en: 'must be a value of the specification', ar: 'يجب أن تكون من قيم المواصفة' },
  below_min: { en: 'must not be below the lowest value', ar: 'يجب ألا يكون أقل من أدنى قيمة' },
  scope_needed: {
    en: 'please choose at least one type of appliance or category',
    ar: 'من فضلك اختر نوع جهاز أو قسمًا واحدًا على الأقل',
  },
  link: {
    en: 'must be a place in the shop (/offers) or an address that begins with https://',
    ar: 'يجب أن يكون مكانًا في المتجر (‎/offers) أو عنوانًا يبدأ بـ https://‎',
  },
  own_page: {
    en: 'must be a page of the shop such as /offers, and no other search',
    ar: 'يجب أن يكون صفحة في المتجر مثل ‎/offers، وليس بحثًا آخر',
  },
  term_needed: { en: 'please write at least one word', ar: 'من فضلك اكتب كلمة واحدة على الأقل' },
  https: { en: 'must be an address that begins with https://', ar: 'يجب أن يكون عنوانًا يبدأ بـ https://‎' },
  app_link: {
    en: "must be the app's page in its store (https://play.google.com/… or https://apps.apple.com/…)",
    ar: 'يجب أن يكون عنوان صفحة التطبيق في متجره (‎https://play.google.com/… أو https://apps.apple.com/…)',
  },
  video_link: {
    en: 'must be a page of YouTube that begins with https://',
    ar: 'يجب أن يكون عنوان صفحة على يوتيوب يبدأ بـ https://‎',
  },
  after_start: { en: 'must be after the beginning', ar: 'يجب أن يكون بعد البداية' },
  period_too_long: { en: 'must be within two years of the beginning', ar: 'يجب ألا يبعد عن البداية أكثر من سنتين' },
  year: { en: 'must be between 1900 and 2200', ar: 'يجب أن يكون بين سنة 1900 وسنة 2200' },
  days_order: { en: 'must not be below the first day', ar: 'يجب ألا يقل عن أول يوم' },
  tier_order: { en: 'must be above the tier before it', ar: 'يجب أن يكون أكبر من حد الشريحة السابقة' },
  tier_price_falls: {
    en: 'must not be below the price of the tier before it',
    ar: 'يجب ألا يقل عن سعر الشريحة السابقة',
  },
  last_tier_has_end: { en: 'must be empty: the last tier has no end', ar: 'اتركه فارغًا: الشريحة الأخيرة بلا حد' },
  tier_has_no_end: { en: 'only the last tier has no end', ar: 'الشريحة الأخيرة وحدها بلا حد' },
  invalid: { en: 'is not valid', ar: 'غير صحيح' },
} as const satisfies Record<string, Localized>

type TextKey = keyof typeof texts

const characters = {
  en: { one: '{count} character', other: '{count} characters' },
  ar: {
    zero: '{count} حرف',
    one: 'حرفًا واحدًا',
    two: 'حرفين',
    few: '{count} حروف',
    many: '{count} حرفًا',
    other: '{count} حرف',
  },
} as const satisfies Record<Language, PluralForms>

/** Says in words what is wrong with a field. A rule that knows more than the schema brings its own `sentence`. */
export function describeFault(fault: FieldFault, language: Language): string {
  const own = fault.params?.sentence as Localized | undefined
  if (own) return own[language]
  const limit = (bound: number | bigint | undefined) =>
    fault.origin === 'string' ? countCharacters(Number(bound), language) : String(bound)
  const values = {
    minimum: limit(fault.minimum),
    maximum: limit(fault.maximum),
    values: (fault.values ?? []).join(commaOf[language]),
  }
  return fillIn(texts[keyOf(fault)][language], values, language)
}

function countCharacters(count: number, language: Language): string {
  return fillIn(choosePlural(characters[language], count, language), { count }, language)
}

function keyOf(fault: FieldFault): TextKey {
  const reason = fault.params?.reason
  if (typeof reason === 'string' && reason in texts) return reason as TextKey
  switch (fault.code) {
    case 'invalid_type':
      return keyOfType(fault)
    case 'invalid_value':
      return fault.input === undefined ? 'required' : 'choice'
    case 'invalid_format':
      return fault.format === 'uuid' ? 'uuid' : fault.format === 'regex' ? 'whole' : 'invalid'
    case 'too_small':
      return keyOfTooSmall(fault)
    case 'too_big':
      if (fault.origin === 'array') return 'tooMany'
      return fault.origin === 'string' ? 'tooLong' : 'atMost'
    case 'invalid_union':
      return fault.input === undefined || fault.input === null ? 'required' : 'invalid'
    default:
      return 'invalid'
  }
}

function keyOfTooSmall({ origin, input, minimum, inclusive }: FieldFault): TextKey {
  if (origin !== 'string' && origin !== 'array') return inclusive === false ? 'above' : 'atLeast'
  if (input === '' || Number(minimum) <= 1) return 'required'
  return origin === 'string' ? 'tooShort' : 'tooFew'
}

function keyOfType(fault: FieldFault): TextKey {
  if (fault.input === undefined || fault.input === null) return 'required'
  if (fault.expected === 'int') return 'whole'
  if (fault.expected === 'number') return 'number'
  return fault.expected === 'string' ? 'text' : 'invalid'
}
