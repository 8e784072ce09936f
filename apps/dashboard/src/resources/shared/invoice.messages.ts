import { defineMessages } from '@shop/i18n'

export const invoiceMessages = defineMessages('invoice', {
  title: { en: 'Invoice', ar: 'فاتورة' },
  seller: { en: 'Seller', ar: 'البائع' },
  commercialRegister: { en: 'Commercial register', ar: 'السجل التجاري' },
  taxCard: { en: 'Tax card', ar: 'البطاقة الضريبية' },
  number: { en: 'Order number', ar: 'رقم الطلب' },
  day: { en: 'Date', ar: 'التاريخ' },
  to: { en: 'To', ar: 'إلى' },
  pays: { en: 'Payment', ar: 'الدفع' },
  product: { en: 'Product', ar: 'المنتج' },
  quantity: { en: 'Qty', ar: 'الكمية' },
  unitPrice: { en: 'Unit price', ar: 'سعر الوحدة' },
  net: { en: 'Before VAT', ar: 'قبل الضريبة' },
  vat: { en: 'VAT', ar: 'ض.ق.م' },
  gross: { en: 'With VAT', ar: 'شامل الضريبة' },
  discount: {
    en: 'A coupon of {amount} EGP is deducted in these amounts.',
    ar: 'هذه المبالغ بعد خصم كوبون بقيمة {amount} ج.م.',
  },
  delivery: { en: 'Delivery', ar: 'الشحن' },
  total: { en: 'Total (EGP)', ar: 'الإجمالي (ج.م)' },
  toPay: { en: 'To pay (EGP)', ar: 'الإجمالي المستحق (ج.م)' },
  contained: {
    en: 'All prices contain value added tax ({percent} %).',
    ar: 'جميع الأسعار شاملة ضريبة القيمة المضافة ({percent}%).',
  },
  cancelled: { en: 'This order is cancelled.', ar: 'هذا الطلب ملغي.' },
  returned: { en: 'This order was returned.', ar: 'هذا الطلب مرتجع.' },
  print: { en: 'Print', ar: 'طباعة' },
  missing: { en: 'This invoice cannot be shown.', ar: 'لا يمكن عرض هذه الفاتورة.' },
  thanks: { en: 'Thank you for shopping with us.', ar: 'شكرًا لتسوقك معنا.' },
})
