import { type GovernorateCode, governorateCodes } from './governorate-codes.ts'
import { governorates } from './governorate-names.ts'
import { removeMarks } from './trim-text.ts'

/** Other spellings, without the article: it does not count. */
const otherNames: Readonly<Partial<Record<GovernorateCode, readonly string[]>>> = {
  'EG-C': ['Qahira', 'Qahirah', 'Kahera'],
  'EG-GZ': ['Gizeh', 'Jizah', 'Guiza', 'Geeza'],
  'EG-KB': [
    'Qalyubiya',
    'Qalyubiyah',
    'Qaliubiya',
    'Qalioubia',
    'Qalyoubia',
    'Kalyoubia',
    'Kaliobia',
    'Kalyobia',
    'Kalyubia',
  ],
  'EG-ALX': ['Alex', 'Iskandariya', 'Iskandariyah', 'Eskandaria'],
  'EG-DK': ['Dakahliya', 'Dakahlya', 'Daqahlia', 'Daqahliya', 'Daqahliyah', 'Dakahleya'],
  'EG-SHR': ['Sharkia', 'Sharqiya', 'Sharqiyah', 'Sharkeya', 'Sharqeya', 'Sharkya'],
  'EG-GH': ['Gharbiya', 'Gharbiyah', 'Gharbeya', 'Garbia', 'Gharbya'],
  'EG-MNF': [
    'Menoufia',
    'Menofia',
    'Menoufiya',
    'Monofia',
    'Monoufia',
    'Minufiya',
    'Minufiyah',
    'Menufia',
    'Monufiya',
    'Menoufeya',
  ],
  'EG-BH': ['Behera', 'Beheirah', 'Buhayrah', 'Buhaira', 'Bohaira', 'Buhayra', 'Behira'],
  'EG-KFS': ['Kafr Shaykh', 'Kafr Sheik', 'Kafr Shiekh', 'Kafrelsheikh', 'Kafrelshaikh', 'Kafr Shaikh'],
  'EG-DT': ['Dumyat', 'Domyat', 'Domiat', 'Dumiat'],
  'EG-IS': ['Ismailiya', 'Ismailiyah', 'Ismaelia', 'Ismaileya', 'Esmailia'],
  'EG-SUZ': ['Suways', 'Sweis', 'Suweis', 'Swais'],
  'EG-PTS': ['Bur Said', 'Bor Said', 'Port Saeed', 'Portsaeed', 'Bour Said', 'Boor Said'],
  'EG-FYM': ['Fayoum', 'Fayyum', 'Fayum', 'Fayom', 'Faiyoum', 'Fayyoum'],
  'EG-BNS': [
    'Bani Suef',
    'Bani Suwayf',
    'Beni Sueif',
    'Beni Swef',
    'Bani Sweif',
    'Beni Souef',
    'Bani Swef',
    'Beni Sweif',
    'Bani Souef',
  ],
  'EG-MN': ['Minia', 'Menia', 'Menya', 'Minieh'],
  'EG-AST': ['Assiut', 'Assyut', 'Asiut', 'Assuit', 'Asyout', 'Assyout', 'Assiout'],
  'EG-SHG': ['Suhag', 'Sohaj', 'Suhaj', 'Souhag'],
  'EG-KN': ['Qina', 'Kena', 'Quena', 'Keneh'],
  'EG-LX': ['Uqsur', 'Oqsor', 'Aqsur', 'Loxor', 'Luxur'],
  'EG-ASN': ['Assuan', 'Asswan', 'Assouan'],
  'EG-BA': ['Bahr Ahmar', 'Bahr Ahmer'],
  'EG-WAD': ['Wadi Gedid', 'Wadi Jadid', 'Wadi Gadid', 'Wadi Gdid'],
  'EG-MT': ['Matruh', 'Matrooh', 'Marsa Matruh', 'Marsa Matrouh', 'Mersa Matruh', 'Mersa Matrouh', 'مرسى مطروح'],
  'EG-SIN': ['Shamal Sina', 'Shamal Sinai', 'Sinai North', 'سيناء الشمالية'],
  'EG-JS': ['Janub Sina', 'Ganoub Sina', 'Janoub Sina', 'Sinai South', 'سيناء الجنوبية'],
}

/** Words that are no part of a name, such as those that maps put around it. */
const emptyWords = /^(?:[ae]l|il|a[dnst]|ash|governorate|gov|of|egypt|محافظه|مصر)$/

const codeByName = new Map(
  governorateCodes.flatMap((code) => {
    const { en, ar } = governorates[code]
    return [code, en, ar, ...(otherNames[code] ?? [])].map((name) => [foldName(name), code] as const)
  }),
)

/**
 * Finds a governorate by its code or by its name in either language, as Egyptians write it: hamza, taa marbuta, alif maqsura, the
 * article, blanks, dashes and invisible marks do not count.
 *
 * @returns null when Egypt has none of that name
 */
export function parseGovernorate(typed: string): GovernorateCode | null {
  return codeByName.get(foldName(typed)) ?? null
}

function foldName(name: string): string {
  // Marks fall off their letters: أ becomes ا, and ئ becomes ي.
  const words = removeMarks(name.toLowerCase().normalize('NFKD'))
    .replace(/[\p{M}ء\u0640]/gu, '')
    .replace(/[ىی]/g, 'ي')
    .replace(/[ةۀە]/g, 'ه')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ک', 'ك')
    .split(/[^\p{L}]+/u)
  return words
    .filter((word) => !emptyWords.test(word))
    .join('')
    .replace(/ال(?=...)/g, '')
}
