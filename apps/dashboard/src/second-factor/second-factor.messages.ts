import { defineMessages } from '@shop/i18n'

export const secondFactorMessages = defineMessages('second-factor', {
  title: { en: 'Two-step login', ar: 'التحقق بخطوتين' },
  page: { en: 'Security', ar: 'الأمان' },
  lead: {
    en: 'After your password the shop asks for a code from an app on your phone. Your password alone is then not enough.',
    ar: 'بعد كلمة المرور يطلب المتجر كودًا من تطبيق على موبايلك، فلا تكفي كلمة المرور وحدها للدخول.',
  },
  isOn: { en: 'Two-step login is on.', ar: 'التحقق بخطوتين مفعّل.' },
  isOff: { en: 'Two-step login is off.', ar: 'التحقق بخطوتين غير مفعّل.' },
  isRequired: { en: 'The shop requires it for your role.', ar: 'المتجر يشترطه لدورك.' },
  codesLeft: {
    en: {
      one: '{count} recovery code is left. For new ones turn it off and set it up again.',
      other: '{count} recovery codes are left. For new ones turn it off and set it up again.',
    },
    ar: {
      zero: 'لم يبقَ لديك أي كود احتياطي. للحصول على أكواد جديدة أوقفه ثم فعّله من جديد.',
      one: 'بقي لديك كود احتياطي واحد. للحصول على أكواد جديدة أوقفه ثم فعّله من جديد.',
      two: 'بقي لديك كودان احتياطيان. للحصول على أكواد جديدة أوقفه ثم فعّله من جديد.',
      few: 'بقي لديك {count} أكواد احتياطية. للحصول على أكواد جديدة أوقفه ثم فعّله من جديد.',
      many: 'بقي لديك {count} كودًا احتياطيًا. للحصول على أكواد جديدة أوقفه ثم فعّله من جديد.',
      other: 'بقي لديك {count} كود احتياطي. للحصول على أكواد جديدة أوقفه ثم فعّله من جديد.',
    },
  },
  setUp: { en: 'Set it up', ar: 'تفعيل' },
  turnOff: { en: 'Turn it off', ar: 'إيقاف' },
  turnOffTitle: { en: 'Turn two-step login off?', ar: 'إيقاف التحقق بخطوتين؟' },
  turnOffHint: {
    en: 'From then on your password alone opens the dashboard.',
    ar: 'بعدها تكفي كلمة المرور وحدها لفتح لوحة التحكم.',
  },
  turnedOff: { en: 'Two-step login is off now.', ar: 'تم إيقاف التحقق بخطوتين.' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  needsApp: {
    en: 'You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.',
    ar: 'تحتاج تطبيق مصادقة على موبايلك، مثل Google Authenticator أو Microsoft Authenticator أو Aegis.',
  },
  codeSentTo: { en: 'We sent a 6-digit code to your phone:', ar: 'أرسلنا كودًا من 6 أرقام إلى موبايلك:' },
  phoneCode: { en: 'Code from the message', ar: 'الكود من الرسالة' },
  phoneCodeHint: {
    en: 'The 6 digits of the message. They are valid for 5 minutes.',
    ar: 'الأرقام الستة من الرسالة، وهي صالحة 5 دقائق.',
  },
  goOn: { en: 'Continue', ar: 'متابعة' },
  scanHint: {
    en: 'Add an account in the app and point the camera at this picture.',
    ar: 'أضف حسابًا في التطبيق ووجّه الكاميرا إلى هذه الصورة.',
  },
  picture: { en: 'QR code for the authenticator app', ar: 'رمز QR لتطبيق المصادقة' },
  typeInstead: { en: 'Or type this key into the app:', ar: 'أو اكتب هذا المفتاح في التطبيق:' },
  codeHint: { en: 'The 6 digits that the app shows now.', ar: 'الأرقام الستة الظاهرة الآن في التطبيق.' },
  confirm: { en: 'Turn it on', ar: 'تفعيل' },
  codesTitle: { en: 'Your recovery codes', ar: 'أكوادك الاحتياطية' },
  codesHint: {
    en: 'Two-step login is on. Each of these codes lets you in once when you do not have your phone. Keep them in a safe place: they are not shown again.',
    ar: 'تم تفعيل التحقق بخطوتين. كل كود من هذه الأكواد يُدخلك مرة واحدة إذا لم يكن موبايلك معك. احفظها في مكان لا يراه غيرك: لن تظهر مرة أخرى.',
  },
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: { en: 'Copied', ar: 'تم النسخ' },
  print: { en: 'Print', ar: 'طباعة' },
  savedCodes: { en: 'I have saved them', ar: 'حفظتها' },
  mustTitle: { en: 'Set up two-step login first', ar: 'فعّل التحقق بخطوتين أولًا' },
  logOut: { en: 'Log out', ar: 'تسجيل الخروج' },
  failed: { en: 'The shop did not answer. Please try again.', ar: 'المتجر لم يرد. حاول مرة أخرى.' },
})
