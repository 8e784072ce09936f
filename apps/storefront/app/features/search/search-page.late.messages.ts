import { defineMessages } from '@shop/i18n'

/** The page of a search. */
export const searchPageMessages = defineMessages('searchPage', {
  without: { en: 'Search without “{words}”', ar: 'ابحث بدون «{words}»' },
  noted: {
    en: 'We have noted what you are looking for. Meanwhile, these may help.',
    ar: 'سجّلنا ما تبحث عنه. وحتى نوفّره، قد يفيدك ما يلي.',
  },
  near: { en: 'What comes near', ar: 'الأقرب لما تبحث عنه' },
  categories: { en: 'Browse the categories', ar: 'تصفّح الأقسام' },
  popular: { en: 'Others search for', ar: 'يبحث الآخرون عن' },
  ask: { en: 'Ask us', ar: 'اسألنا' },
  askHint: {
    en: 'Tell us what you need: we say what fits, and when we expect it.',
    ar: 'قل لنا ما تحتاجه، ونخبرك بما يناسبك وموعد توفره.',
  },
  chat: { en: 'Chat on WhatsApp', ar: 'كلّمنا على واتساب' },
  call: { en: 'Call {phone}', ar: 'اتصل بنا {phone}' },
  chatText: {
    en: 'Hello Nawwar, I searched your shop for “{query}” and did not find it. ',
    ar: 'أهلًا نوّر، بحثت في المتجر عن «{query}» ولم أجده. ',
  },
  again: { en: 'Try again', ar: 'جرّب مرة أخرى' },
  shorter: { en: 'Search for “{query}”', ar: 'ابحث عن «{query}»' },
  fewerWords: { en: 'Fewer words find more.', ar: 'كلمات أقل تعطي نتائج أكثر.' },
  otherWord: { en: 'Try another word for it.', ar: 'جرّب اسمًا آخر له.' },
  offers: { en: 'See all offers', ar: 'شاهد كل العروض' },
})
