import { defineMessages } from '@shop/i18n'

/** The work of a packer: one order at a time, each unit checked off. */
export const packingMessages = defineMessages('packing', {
  title: { en: 'Packing', ar: 'التجهيز' },
  one: { en: 'Order to pack', ar: 'طلب للتجهيز' },
  lead: {
    en: 'Take the next order, check off each unit, and mark it as packed.',
    ar: 'خذ الطلب التالي، وأشّر على كل قطعة، ثم سجّل أنه جُهّز.',
  },
  waiting: {
    en: { one: '{count} order to pack', other: '{count} orders to pack' },
    ar: {
      zero: 'لا طلبات للتجهيز',
      one: 'طلب واحد للتجهيز',
      two: 'طلبان للتجهيز',
      few: '{count} طلبات للتجهيز',
      many: '{count} طلبًا للتجهيز',
      other: '{count} طلب للتجهيز',
    },
  },
  next: { en: 'Next order', ar: 'الطلب التالي' },
  none: { en: 'Nothing is left to pack.', ar: 'لا توجد طلبات للتجهيز.' },
  scan: { en: 'SKU, scanned or typed', ar: 'كود المنتج: امسحه أو اكتبه' },
  scanSerials: { en: 'SKU or serial number', ar: 'كود المنتج أو الرقم المسلسل' },
  camera: { en: 'Scan with the camera', ar: 'المسح بالكاميرا' },
  stopCamera: { en: 'Stop the camera', ar: 'إيقاف الكاميرا' },
  noCamera: {
    en: 'The camera could not be opened. Allow it in the browser, or type the SKU.',
    ar: 'تعذّر فتح الكاميرا. اسمح بها في المتصفح، أو اكتب كود المنتج.',
  },
  noReader: {
    en: 'Barcodes could not be read with this browser. Use a hand scanner, or type the SKU.',
    ar: 'تعذّرت قراءة الباركود بهذا المتصفح. استخدم قارئ باركود، أو اكتب كود المنتج.',
  },
  notInOrder: { en: '{sku} is not in this order.', ar: 'المنتج {sku} ليس في هذا الطلب.' },
  enough: { en: 'All units of {sku} are in already.', ar: 'كل قطع {sku} موجودة بالفعل.' },
  counted: { en: '{sku}: {done} of {count}', ar: '{sku}: {done} من {count}' },
  awaits: { en: 'Now scan the serial number of {sku}.', ar: 'امسح الآن الرقم المسلسل للمنتج {sku}.' },
  serialIn: { en: 'Serial number {serial}: {done} of {count}', ar: 'الرقم المسلسل {serial}: {done} من {count}' },
  repeated: { en: '{serial} is in the parcel already.', ar: 'الرقم المسلسل {serial} موجود في الطرد بالفعل.' },
  unclear: {
    en: 'Scan the SKU of the product first, then its serial number.',
    ar: 'امسح كود المنتج أولًا، ثم رقمه المسلسل.',
  },
  withoutSerials: { en: 'Why are serial numbers missing?', ar: 'ما سبب نقص الأرقام المسلسلة؟' },
  progress: { en: '{done} of {count}', ar: '{done} من {count}' },
  addOne: { en: 'Put in one {sku}', ar: 'إضافة قطعة {sku}' },
  removeOne: { en: 'Take out one {sku}', ar: 'إزالة قطعة {sku}' },
  packed: { en: 'Packed', ar: 'تم التجهيز' },
  putBack: { en: 'Put back', ar: 'إعادة للقائمة' },
  packedNotice: { en: 'Order {number} is packed.', ar: 'تم تجهيز الطلب {number}.' },
  label: { en: 'Print the label', ar: 'طباعة الملصق' },
})
