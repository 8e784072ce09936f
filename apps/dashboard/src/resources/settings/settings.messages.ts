import { defineMessages } from '@shop/i18n'

export const settingsMessages = defineMessages('settings', {
  title: { en: 'Settings', ar: 'إعدادات المتجر' },
  one: { en: 'Settings', ar: 'إعدادات المتجر' },
  name: { en: 'Name of the shop', ar: 'اسم المتجر' },
  commercial_register: { en: 'Commercial register', ar: 'السجل التجاري' },
  tax_card: { en: 'Tax card', ar: 'البطاقة الضريبية' },
  invoice: { en: 'On the invoice', ar: 'على الفاتورة' },
  invoiceHint: { en: 'Empty fields are not printed.', ar: 'اترك ما لا تريد إظهاره فارغًا.' },
  delivery_fee: { en: 'Delivery fee (EGP)', ar: 'مصاريف الشحن (ج.م)' },
  free_delivery_over: { en: 'Free delivery above (EGP)', ar: 'الشحن مجاني للطلبات الأكثر من (ج.م)' },
  free_delivery_over_hint: {
    en: 'An order of exactly this amount still pays the fee.',
    ar: 'الطلب الذي يساوي هذا المبلغ تمامًا يدفع مصاريف الشحن.',
  },
  warranty_years: { en: 'Warranty (years)', ar: 'الضمان (سنوات)' },
  return_days: { en: 'Returns of faulty products (days)', ar: 'إرجاع المنتج المعيب (أيام)' },
  change_of_mind_days: { en: 'Returns after a change of mind (days)', ar: 'الإرجاع عند تغيير الرأي (أيام)' },
  apps: { en: 'Your apps', ar: 'تطبيقات المتجر' },
  appsHint: {
    en: 'The page of the app in its store. An empty field hides its link at the foot of the shop.',
    ar: 'صفحة التطبيق في متجر التطبيقات. إذا تُرك الحقل فارغًا لا يظهر الرابط أسفل صفحات المتجر.',
  },
  google_play_url: { en: 'Google Play', ar: 'جوجل بلاي' },
  app_store_url: { en: 'App Store', ar: 'آب ستور' },
  has_house_stars: {
    en: 'Five stars on home for products without reviews',
    ar: 'خمس نجوم في الصفحة الرئيسية للمنتجات بدون تقييمات',
  },
  houseStarsHint: {
    en: 'For decoration, without a number. Products with reviews show their real average.',
    ar: 'شكل زخرفي بدون رقم. المنتجات التي لها تقييمات يظهر متوسطها الحقيقي.',
  },
  delivery_hours: { en: 'Delivered within (hours)', ar: 'التوصيل خلال (ساعات)' },
  promisesHint: {
    en: 'Customers read these on the home page and beside every product. Promise only what you keep.',
    ar: 'يقرؤها العملاء في الصفحة الرئيسية وبجانب كل منتج. اكتب فقط ما تلتزم به.',
  },
  confirmation_minutes: { en: 'Confirmation call within (minutes)', ar: 'مكالمة التأكيد خلال (دقائق)' },
  calls_from: { en: 'Calls from', ar: 'المكالمات من الساعة' },
  calls_to: { en: 'Calls until', ar: 'المكالمات حتى الساعة' },
  calls_hint: {
    en: 'Outside these hours no call is late, and shoppers read when you call.',
    ar: 'خارج هذه الساعات لا تُحسب المكالمة متأخرة، ويعرف العميل متى تتصل به.',
  },
  confirmation_minutes_hint: {
    en: 'A call that waits longer is marked as late in the call queue.',
    ar: 'المكالمة التي تنتظر أكثر من ذلك تظهر متأخرة في قائمة المكالمات.',
  },
  warranty_years_hint: {
    en: 'A product with its own warranty shows that instead.',
    ar: 'المنتج الذي له ضمان خاص يظهر ضمانه هو.',
  },
  low_stock_at: { en: 'Low stock warning at (units)', ar: 'التنبيه بقرب نفاد المخزون عند (قطع)' },
  low_stock_at_hint: {
    en: 'At this number or fewer, a product is listed on the overview as running out.',
    ar: 'عند هذا العدد أو أقل يظهر المنتج في النظرة العامة ضمن ما يوشك على النفاد.',
  },
  guest_max_per_product: { en: 'Maximum units of one product', ar: 'أقصى عدد قطع من المنتج الواحد' },
  guest_max_units: { en: 'Maximum units in one order', ar: 'أقصى عدد قطع في الطلب الواحد' },
  guest_max_total: { en: 'Maximum total of one order (EGP)', ar: 'أقصى إجمالي للطلب الواحد (ج.م)' },
  guest_max_per_product_hint: {
    en: 'Up to this number no code is needed. All colours of a product count together.',
    ar: 'حتى هذا العدد لا يُطلب كود. كل ألوان المنتج تُحسب معًا.',
  },
  guest_max_units_hint: {
    en: 'Up to this number no code is needed. All products count together.',
    ar: 'حتى هذا العدد لا يُطلب كود. كل المنتجات تُحسب معًا.',
  },
  guest_max_total_hint: {
    en: 'Up to this amount no code is needed. 0 asks for a code for every order.',
    ar: 'حتى هذا المبلغ لا يُطلب كود. صفر يعني كودًا لكل طلب.',
  },
  guestOrders: { en: 'Orders without an account', ar: 'طلبات بدون حساب' },
  guestOrdersHint: {
    en: 'For a larger order the customer must enter a code that we send to the phone. No stock is held before that. A verified account may order four times as much without a code.',
    ar: 'الطلب الأكبر من ذلك يحتاج كودًا نرسله إلى موبايل العميل، ولا يُحجز له مخزون قبل كتابة الكود. صاحب الحساب المؤكَّد يطلب حتى أربعة أضعاف ذلك بدون كود.',
  },
  trust: { en: 'Confirming cash orders', ar: 'تأكيد طلبات الدفع عند الاستلام' },
  trustHint: {
    en: 'Every cash order is confirmed by a tap on the link in its message, or by a call. These rules ask for less or for more. Staff see the reason on the order, and orders that staff place for a caller follow none of them.',
    ar: 'كل طلب نقدي يؤكده العميل من الرابط في رسالته أو بمكالمة. هذه القواعد تطلب أقل من ذلك أو أكثر، ويظهر السبب للموظفين في الطلب. الطلبات التي يسجلها الموظفون للمتصلين لا تخضع لها.',
  },
  trust_known_after: { en: 'No confirmation after so many deliveries', ar: 'بدون تأكيد بعد عدد من الطلبات المستلمة' },
  trust_known_after_hint: {
    en: 'To the same address, or to the verified phone of an account. 0: every order is confirmed.',
    ar: 'إلى العنوان نفسه، أو لصاحب حساب مؤكَّد. صفر: كل طلب يحتاج تأكيدًا.',
  },
  trust_known_max_total: { en: 'Without confirmation up to (EGP)', ar: 'بدون تأكيد حتى مبلغ (ج.م)' },
  trust_call_total: { en: 'Only a call confirms above (EGP)', ar: 'مكالمة فقط للطلبات الأكثر من (ج.م)' },
  trust_call_total_hint: {
    en: 'Above this amount a tap on the link is not enough.',
    ar: 'فوق هذا المبلغ لا يكفي التأكيد من الرابط.',
  },
  trust_call_governorates: { en: 'Only a call confirms in', ar: 'مكالمة فقط في محافظات' },
  trust_call_refusals: { en: 'Only a call confirms after refused parcels', ar: 'مكالمة فقط بعد رفض استلام عدد' },
  trust_refusals_hint: {
    en: 'Of the last year, by this number or at this address. 0: never.',
    ar: 'خلال آخر سنة، لهذا الرقم أو في هذا العنوان. صفر: أبدًا.',
  },
  trust_code_refusals: { en: 'A code to the phone after refused parcels', ar: 'كود على الموبايل بعد رفض استلام عدد' },
  trust_code_refusals_hint: {
    en: 'No stock is held before the code is typed. 0: never.',
    ar: 'لا يُحجز مخزون قبل كتابة الكود. صفر: أبدًا.',
  },
  trust_card_refusals: { en: 'By card only after refused parcels', ar: 'بالبطاقة فقط بعد رفض استلام عدد' },
  trust_card_refusals_hint: {
    en: 'No cash is taken. You can still place the order for a caller. 0: never.',
    ar: 'لا يُقبل الدفع عند الاستلام، ويمكنك تسجيل الطلب بنفسك لمن يتصل. صفر: أبدًا.',
  },
  trust_held_out_percent: { en: 'Left out to compare (percent)', ar: 'مستثناة للمقارنة (٪)' },
  trust_held_out_percent_hint: {
    en: 'So many of 100 phones need the link alone where these rules ask for a call or a code. The report by confirmation shows the difference. 0: none.',
    ar: 'هذا العدد من كل 100 رقم يكفيه الرابط حيث تطلب القواعد مكالمة أو كودًا، ويظهر الفرق في التقرير حسب التأكيد. صفر: لا أحد.',
  },
  is_phone_verification_required: {
    en: 'New accounts must verify their phone by a code',
    ar: 'الحسابات الجديدة تؤكد رقم الموبايل بكود',
  },
  phoneVerificationHint: {
    en: 'Each code is one text message. When off, anybody can open an account with a number that is not theirs.',
    ar: 'كل كود رسالة نصية واحدة. عند الإيقاف يمكن لأي شخص فتح حساب برقم ليس له.',
  },
  second_factor_roles: {
    en: 'Roles that must use two-step login',
    ar: 'الأدوار التي يلزمها التحقق بخطوتين',
  },
  secondFactorHint: {
    en: 'Staff of a ticked role must set it up before they can do anything else.',
    ar: 'موظفو الأدوار المحددة لا يمكنهم عمل شيء قبل تفعيله.',
  },
  delivery: { en: 'Delivery', ar: 'الشحن' },
  promises: { en: 'Promises to customers', ar: 'ما نعد به العملاء' },
  inside: { en: 'Stock and home page', ar: 'المخزون والصفحة الرئيسية' },
  logins: { en: 'Accounts and login', ar: 'الحسابات وتسجيل الدخول' },
})
