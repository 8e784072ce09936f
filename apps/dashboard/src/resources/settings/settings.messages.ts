import { defineMessages } from '@shop/i18n'

export const settingsMessages = defineMessages('settings', {
  title: { en: 'Settings', ar: 'إعدادات المتجر' },
  one: { en: 'Settings', ar: 'إعدادات المتجر' },
  name: { en: 'Name of the shop', ar: 'اسم المتجر' },
  commercial_register: { en: 'Commercial register', ar: 'السجل التجاري' },
  tax_card: { en: 'Tax card', ar: 'البطاقة الضريبية' },
  invoice: { en: 'On the invoice', ar: 'على الفاتورة' },
  invoiceHint: { en: 'What you leave empty does not stand there.', ar: 'اترك ما لا تريد إظهاره فارغًا.' },
  delivery_fee: { en: 'Delivery fee (EGP)', ar: 'مصاريف الشحن (ج.م)' },
  free_delivery_over: { en: 'Free delivery above (EGP)', ar: 'الشحن مجاني للطلبات الأكثر من (ج.م)' },
  warranty_years: { en: 'Warranty (years)', ar: 'الضمان (سنوات)' },
  return_days: { en: 'Returns of a faulty product (days)', ar: 'إرجاع المنتج المعيب (أيام)' },
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
    en: 'An ornament of the shop, without a number. Products with reviews show their real mean.',
    ar: 'علامة من المتجر بدون رقم. المنتجات التي لها تقييمات يظهر متوسطها الحقيقي.',
  },
  delivery_hours: { en: 'Delivered within (hours)', ar: 'التوصيل خلال (ساعات)' },
  confirmation_minutes: { en: 'Confirmation call within (minutes)', ar: 'مكالمة التأكيد خلال (دقائق)' },
  low_stock_at: { en: 'Stock runs out at (units)', ar: 'المخزون يوشك على النفاد عند (قطع)' },
  guest_max_per_product: { en: 'Units of one product', ar: 'قطع من المنتج الواحد' },
  guest_max_units: { en: 'Units in one order', ar: 'قطع في الطلب الواحد' },
  guest_max_total: { en: 'Total of one order (EGP)', ar: 'إجمالي الطلب الواحد (ج.م)' },
  guestOrders: { en: 'Orders without an account', ar: 'طلبات بدون حساب' },
  guestOrdersHint: {
    en: 'A larger order needs a code that we send to the phone. Until then it takes no stock. A verified account may order four times as much.',
    ar: 'الطلب الأكبر يحتاج كودًا نرسله إلى الموبايل، ولا يُحجز له مخزون قبل الكود. الحساب المؤكَّد يطلب أربعة أضعاف ذلك بدون كود.',
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
  inside: { en: 'Inside the shop', ar: 'داخل المتجر' },
})
