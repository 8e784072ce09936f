import { defineMessages } from '@shop/i18n'

export const deliveryTimesMessages = defineMessages('delivery-times', {
  everywhere: { en: 'Delivery in {days}', ar: 'التوصيل خلال {days}' },
  byPlace: {
    en: '{places}: {fastest}. Elsewhere: {elsewhere}.',
    ar: '{places}: خلال {fastest}. باقي المحافظات: خلال {elsewhere}.',
  },
  /** Where too many governorates are equally fast to name them. */
  countedPlaces: {
    en: { one: '{first} and {count} more', other: '{first} and {count} more' },
    ar: {
      zero: '{first}',
      one: '{first} ومحافظة أخرى',
      two: '{first} ومحافظتان أخريان',
      few: '{first} و{count} محافظات أخرى',
      many: '{first} و{count} محافظة أخرى',
      other: '{first} و{count} محافظة أخرى',
    },
  },
  days: {
    en: { one: '{count} working day', other: '{count} working days' },
    ar: {
      zero: 'اليوم نفسه',
      one: 'يوم عمل',
      two: 'يومي عمل',
      few: '{count} أيام عمل',
      many: '{count} يوم عمل',
      other: '{count} يوم عمل',
    },
  },
  range: {
    en: { one: '{from} to {count} working day', other: '{from} to {count} working days' },
    ar: {
      zero: 'اليوم نفسه',
      one: '{from} إلى {count} يوم عمل',
      two: '{from} إلى {count} يوم عمل',
      few: '{from} إلى {count} أيام عمل',
      many: '{from} إلى {count} يوم عمل',
      other: '{from} إلى {count} يوم عمل',
    },
  },
  today: { en: 'the same day', ar: 'اليوم نفسه' },
})
