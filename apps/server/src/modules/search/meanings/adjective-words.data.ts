import { familyWords } from './intention-words.data.ts'
import type { FactOrder } from './meanings.types.ts'

/** Facts that say how large a thing is, the first one that it has counts. */
const sizes = [
  'capacity_l',
  'blade_inch',
  'people',
  'pieces',
  'cups',
  'rings',
  'fins',
  'max_weight_kg',
  'beans_g',
  'taps',
  'tank_ml',
  'room_m2',
  'power_w',
]

/** Adjectives that say which end of a fact is wanted. Those of both genders and of all three scripts. */
export const adjectiveWords: readonly (readonly [words: string, order: FactOrder])[] = [
  [
    `big, large, bigger, biggest, largest, huge, extra large, xl, jumbo, giant, high capacity, large capacity, wide, double, كبير، كبيرة، أكبر، اكبر، كبيره، ضخم، ضخمة، واسع، واسعة، جامبو، عملاق، سعة كبيرة، دبل، kebir, kebira, kbeer, kbeera, kebeer, kebeera, akbar, ${familyWords}`,
    { facts: sizes, best: 'most' },
  ],
  [
    'small, smaller, smallest, mini, compact, little, tiny, travel size, for one, single person, personal, صغير، صغيرة، أصغر، اصغر، ميني، صغنن، صغننة، صغيره، مدمج، لفرد واحد، عزاب، سفر، للسفر، شخصي، شخصية، so8ayar, so8ayara, soghayar, soghayara, so8yar, sghayar, asghar',
    { facts: sizes, best: 'least' },
  ],
  [
    'quiet, silent, noiseless, low noise, quietest, soundless, without noise, no noise, without sound, noise free, whisper quiet, هادي، هادية، هادئ، هادئة، صامت، صامتة، ساكت، ساكتة، بدون صوت، بدون دوشة، بدون ازعاج، بدون ضوضاء، صوتها واطي، صوته واطي، صوت واطي، واطي الصوت، منخفض الصوت، صوت هادي، مش بتعمل صوت، مش مزعج، مش مزعجة، اهدى، صوتها هادي، hady, hadya, samet, samta, hadia, hady2a',
    { facts: ['noise_db'], best: 'least' },
  ],
  [
    'powerful, strong, stronger, strongest, heavy duty, most powerful, high power, high performance, professional, turbo, قوي، قوية، أقوى، اقوى، جامد، جامدة، شديد، شديدة، متين، عالي القدرة، قدرة عالية، شفط قوي، قوة شفط، قويه، هيفي ديوتي، احترافي، موتور قوي، 2awy, 2awya, awi, qawy, gamed, gamda, awy, awya',
    { facts: ['suction_pa', 'pressure_bar', 'mince_kg_min', 'steam_g_min', 'power_w'], best: 'most' },
  ],
  [
    'fast, quick, faster, fastest, rapid, speedy, سريع، سريعة، أسرع، اسرع، بسرعة، سريعه، saree3, saree3a, sari3, sari3a',
    { facts: ['power_w'], best: 'most' },
  ],
  [
    'economical, energy saving, saving, low power, energy efficient, power saving, low consumption, efficient, موفر، موفرة، اقتصادي، اقتصادية، موفر للطاقة، موفرة للكهرباء، موفر للكهربا، توفير، استهلاك قليل، مش بتاكل كهربا، قليل الاستهلاك، mowafer, mewaffera, mowaffer',
    { facts: ['power_w'], best: 'least' },
  ],
  [
    'light, lightweight, light weight, lighter, portable, خفيف، خفيفة، أخف، اخف، خفيفه، وزن خفيف، سهل الحمل، محمول، محمولة، 5afif, 5afifa, khafif, khafifa',
    { facts: ['power_w'], best: 'least' },
  ],
  [
    'hot, hottest, very hot, high temperature, high heat, عالي الحرارة، حرارة عالية، سخنة، سخن',
    { facts: ['plate_temp_c', 'max_temp_c'], best: 'most' },
  ],
]
