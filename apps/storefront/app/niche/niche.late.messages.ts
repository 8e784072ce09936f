import { defineMessages } from '@shop/i18n'

export const nicheMessages = defineMessages('niche', {
  width: { en: 'Width, cm', ar: 'العرض، سم' },
  height: { en: 'Height, cm', ar: 'الارتفاع، سم' },
  depth: { en: 'Depth, cm', ar: 'العمق، سم' },
  noLength: { en: '{field}: write a number, such as 45.', ar: '{field}: اكتب رقمًا، مثل 45.' },
})
