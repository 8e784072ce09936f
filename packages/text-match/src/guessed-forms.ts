import { stemsOf } from './word-forms.ts'

/**
 * Words that a folded word may be a form of: dual, plural (also broken), feminine and masculine, possessive, with joined prepositions, and
 * the same in Franco. Many are no words at all: only those that somebody knows are of use.
 *
 * @returns nearest first; never the word itself
 */
export function guessStemsOf(word: string): string[] {
  const stripped = isArabic(word) ? [...stemsOf(word), ...withoutOneLetter(word)] : stemsOf(word)
  const bases = [word, ...new Set(stripped)]
  const guesses = bases.flatMap((base) => [base, ...(isArabic(base) ? arabicStemsOf(base) : latinStemsOf(base))])
  return [...new Set(guesses)].filter((guess) => guess !== word && guess.length >= minLength)
}

const minLength = 2

function isArabic(word: string): boolean {
  return word.charCodeAt(0) >= 0x600
}

/** Without a preposition of one letter: بريموت, لفردين. */
function withoutOneLetter(word: string): string[] {
  const bare = /^[بلفوك](?=.{3})/u.test(word) ? [word.slice(1)] : []
  return [...bare, ...bare.flatMap(stemsOf)]
}

/** What an ending stands for: with or without a final ه, which turns into ت before other endings. */
const arabicEndings: readonly (readonly [ending: RegExp, replacements: readonly string[]])[] = [
  [/(?<=..)تين$/u, ['ه', 'ت', '']],
  [/(?<=...)(?:ين|ان|ون)$/u, ['', 'ه']],
  [/(?<=..)(?:ات)$/u, ['ه', '']],
  [/(?<=..)(?:تي|تك|تها|تنا|تكم|تهم|ته)$/u, ['ه', 'ت']],
  [/(?<=...)(?:ي|ك|ها|نا|كم|هم|ه|يه)$/u, ['', 'ه']],
  [/(?<=..)ت$/u, ['ه']],
  [/(?<=..)ا$/u, ['ه', '']],
  [/(?<=..[^هاي])$/u, ['ه']],
  [/(?<=..)ي$/u, ['يه']],
]

/** Broken plurals by pattern: the letters of the singular, in which other long vowels stand. */
const brokenPlurals: readonly (readonly [plural: RegExp, singulars: readonly string[]])[] = [
  // مراوح → مروحه, محامص, مطاحن
  [/^(.)(.)ا(.)(.)$/u, ['$1$2$3$4ه', '$1$2$3$4', '$1ا$3$4ه', '$1$2$3اه', '$1$2$3يه']],
  // موازين → ميزان, مفاتيح → مفتاح
  [/^(.)(.)ا(.)[يو](.)$/u, ['$1$2$3ا$4', '$1$2$3و$4', '$1$2$3ي$4', '$1ي$3ا$4', '$1ا$3و$4ه']],
  // شرايح → شريحه, عجاين
  [/^(.)(.)اي(.)$/u, ['$1$2ي$3ه', '$1$2ي$3', '$1$2ا$3ه']],
  // افران → فرن, الوان
  [/^ا(.)(.)ا(.)$/u, ['$1$2$3', '$1ا$3', '$1$2$3ه']],
  // عروض → عرض, عيون
  [/^(.)(.)و(.)$/u, ['$1$2$3', '$1ي$3']],
  // حلل → حله, كبب
  [/^(.)(.)\2$/u, ['$1$2ه', '$1$2']],
  // مكن → مكنه
  [/^(.)(.)(.)$/u, ['$1$2$3ه', '$1$2ا$3']],
  // اجهزه → جهاز
  [/^ا(.)(.)(.)ه$/u, ['$1$2ا$3']],
]

function arabicStemsOf(word: string): string[] {
  const stems = arabicEndings.flatMap(([ending, replacements]) =>
    ending.test(word) ? replacements.map((replacement) => word.replace(ending, replacement)) : [],
  )
  const singulars = brokenPlurals.flatMap(([plural, patterns]) =>
    plural.test(word) ? patterns.map((pattern) => word.replace(plural, pattern)) : [],
  )
  return [...singulars, ...stems]
}

/** English endings, and those of Franco: ghallayat, khallateen, makwet, el5alat. */
const latinEndings: readonly (readonly [ending: RegExp, replacements: readonly string[]])[] = [
  [/^(?:el|al|il|lel|bel|wel|fel)(?=[a-z0-9]{3})/u, ['']],
  [/(?<=...)(?:aat|at|et|it)$/u, ['a', '', 'aya']],
  [/(?<=...)(?:tein|teen|tin)$/u, ['a', '']],
  [/(?<=...)(?:ein|een|in)$/u, ['', 'a']],
  [/(?<=...)(?:ty|ti|tak|tik)$/u, ['a']],
  [/(?<=...)(?:ies)$/u, ['y']],
  [/(?<=...)(?:es|s)$/u, ['']],
  [/(?<=...)(?:ing|er|ed)$/u, ['', 'e']],
]

function latinStemsOf(word: string): string[] {
  return latinEndings.flatMap(([ending, replacements]) =>
    ending.test(word) ? replacements.map((replacement) => word.replace(ending, replacement)) : [],
  )
}
