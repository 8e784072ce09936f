import { defineMessages } from '@shop/i18n'

/**
 * Marks of the best value of a row. Arabic says "the largest" by a form that stays masculine before any noun, such as أكبر سعة: no
 * mark has to agree with the name of a fact.
 */
export const bestValueMessages = defineMessages('best-value', {
  cheapest: { en: 'Lowest price', ar: 'أقل سعر' },
  largest: { en: 'Largest', ar: 'أكبر سعة' },
  smallest: { en: 'Smallest', ar: 'أصغر سعة' },
  mostPowerful: { en: 'Most powerful', ar: 'أعلى قدرة' },
  leastPower: { en: 'Lowest power', ar: 'أقل قدرة' },
  thriftiest: { en: 'Uses the least', ar: 'أقل استهلاك' },
  lightest: { en: 'Lightest', ar: 'أخف وزن' },
  heaviestLoad: { en: 'Takes the most', ar: 'أكبر كمية' },
  highestPressure: { en: 'Highest pressure', ar: 'أعلى ضغط' },
  strongestSuction: { en: 'Strongest suction', ar: 'أقوى شفط' },
  longest: { en: 'Longest', ar: 'أكبر طول' },
  shortest: { en: 'Shortest', ar: 'أقل طول' },
  biggest: { en: 'Biggest', ar: 'أكبر مقاس' },
  widest: { en: 'Widest', ar: 'أوسع فتحة' },
  mostCompact: { en: 'Most compact', ar: 'أصغر مقاس' },
  largestRoom: { en: 'Largest room', ar: 'أكبر مساحة' },
  quietest: { en: 'Quietest', ar: 'أهدأ صوت' },
  longestTime: { en: 'Longest', ar: 'أطول مدة' },
  quickest: { en: 'Quickest', ar: 'أسرع وقت' },
  hottest: { en: 'Hottest', ar: 'أعلى حرارة' },
  coolest: { en: 'Coolest', ar: 'أقل حرارة' },
  fastest: { en: 'Fastest', ar: 'أعلى سرعة' },
  slowest: { en: 'Slowest', ar: 'أقل سرعة' },
  mostPeople: { en: 'For the most people', ar: 'أكبر عدد أفراد' },
  mostPrecise: { en: 'Most precise', ar: 'أعلى دقة' },
  mostSteam: { en: 'Most steam', ar: 'أقوى بخار' },
  most: { en: 'Most', ar: 'أكبر عدد' },
  fewest: { en: 'Lowest', ar: 'الأقل' },
})

export type BestWord = keyof NonNullable<(typeof bestValueMessages)['messages']>
