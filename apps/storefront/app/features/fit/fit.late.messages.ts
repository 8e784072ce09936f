import { defineMessages } from '@shop/i18n'

/** Whether an appliance fits the space that a shopper has for it. */
export const fitMessages = defineMessages('fit', {
  title: { en: 'Will it fit?', ar: 'هل يناسب مكانك؟' },
  hint: {
    en: 'Measure the free space where it will stand. We remember it on this device.',
    ar: 'قِس المساحة الفارغة التي سيوضع فيها الجهاز. نحفظ المقاس على هذا الجهاز فقط.',
  },
  check: { en: 'Check', ar: 'تحقق' },
  forget: { en: 'Clear the measurements', ar: 'مسح المقاسات' },
  air: {
    en: 'It needs free air around it: {side} cm on each side, {top} cm above and {back} cm behind.',
    ar: 'يحتاج إلى فراغ للتهوية حوله: {side} سم من كل جانب، و{top} سم من أعلى، و{back} سم من الخلف.',
  },
  fits: { en: 'It fits', ar: 'يناسب المكان' },
  tight: { en: 'It fits tightly', ar: 'يدخل بصعوبة' },
  tooBig: { en: 'It does not fit', ar: 'لا يناسب المكان' },
  unknown: { en: 'Its exact size is not known', ar: 'مقاسه الدقيق غير معروف' },
  spare: {
    en: 'To spare beyond the air it needs: {side} cm on each side, {top} cm above, {back} cm behind.',
    ar: 'يتبقى بعد فراغ التهوية: {side} سم من كل جانب، و{top} سم من أعلى، و{back} سم من الخلف.',
  },
  tooWide: { en: '{number} cm too wide', ar: 'أعرض من المكان بـ {number} سم' },
  tooHigh: { en: '{number} cm too high', ar: 'أعلى من المكان بـ {number} سم' },
  tooDeep: { en: '{number} cm too deep', ar: 'أعمق من المكان بـ {number} سم' },
})
