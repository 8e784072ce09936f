import { defineMessages } from '@shop/i18n'

export const changingMessages = defineMessages('changing', {
  ask: { en: 'Ask for a change', ar: 'طلب تغيير' },
  askAgain: { en: 'Change what I asked for', ar: 'تعديل طلب التغيير' },
  question: { en: 'What shall we change?', ar: 'ما الذي تريد تغييره؟' },
  yourRequest: { en: 'Your request', ar: 'التغيير المطلوب' },
  hint: {
    en: 'Another colour, one fewer, another address… We will call you about it.',
    ar: 'لون آخر، أو قطعة أقل، أو عنوان مختلف… وسنتصل بك بشأن ذلك.',
  },
  hintAgain: {
    en: 'This takes the place of what you asked for before. We will call you about it.',
    ar: 'سيحل هذا محل ما طلبته من قبل، وسنتصل بك بشأنه.',
  },
  send: { en: 'Send the request', ar: 'إرسال طلب التغيير' },
  sending: { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  close: { en: 'Not now', ar: 'ليس الآن' },
  sent: { en: 'We have your request for a change', ar: 'وصلنا طلب التغيير' },
  asked: { en: 'You asked for a change on {date}', ar: 'طلبت تغييرًا بتاريخ {date}' },
  weCall: { en: 'We will call you about it before we send the order.', ar: 'سنتصل بك بشأنه قبل إرسال الطلب.' },
})
