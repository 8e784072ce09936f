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
  confirmation_minutes: { en: 'Confirmation call within (minutes)', ar: 'مكالمة التأكيد خلال (دقائق)' },
  low_stock_at: { en: 'Low stock warning at (units)', ar: 'التنبيه بقرب نفاد المخزون عند (قطع)' },
  guest_max_per_product: { en: 'Maximum units of one product', ar: 'أقصى عدد قطع من المنتج الواحد' },
  guest_max_units: { en: 'Maximum units in one order', ar: 'أقصى عدد قطع في الطلب الواحد' },
  guest_max_total: { en: 'Maximum total of one order (EGP)', ar: 'أقصى إجمالي للطلب الواحد (ج.م)' },
  guestOrders: { en: 'Orders without an account', ar: 'طلبات بدون حساب' },
  guestOrdersHint: {
    en: 'For a larger order the customer must enter a code that we send to the phone. No stock is held before that. A verified account may order four times as much without a code.',
    ar: 'الطلب الأكبر من ذلك يحتاج كودًا نرسله إلى موبايل العميل، ولا يُحجز له مخزون قبل كتابة الكود. صاحب الحساب المؤكَّد يطلب حتى أربعة أضعاف ذلك بدون كود.',
  },
  is_phone_verification_required: {
    en: 'New accounts must verify their phone by a code',
    ar: 'الحسابات الجديدة تؤكد رقم الموبايل بكود',
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
