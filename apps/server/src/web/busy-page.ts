import type { Language, Localized } from '@shop/contract'

const texts: Record<'title' | 'advice' | 'again', Localized> = {
  title: { en: 'Many people are here right now', ar: 'عدد الزوار كبير الآن' },
  advice: {
    en: 'Nothing is lost. Please try again in a few seconds.',
    ar: 'لم يضِع شيء. حاول مرة أخرى بعد ثوانٍ قليلة.',
  },
  again: { en: 'Try again', ar: 'حاول مرة أخرى' },
}

/** What a shopper sees when the shop is too busy to render a page: words and a way on, without scripts or files. */
export function renderBusyPage(language: Language): string {
  const say = (name: keyof typeof texts) => texts[name][language]
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${say('title')}</title></head>
<body><main><h1>${say('title')}</h1><p>${say('advice')}</p><p><a href="">${say('again')}</a></p></main></body>
</html>
`
}
