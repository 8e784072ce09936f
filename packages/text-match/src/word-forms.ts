/**
 * Light stems of a folded word: without its Arabic article or joined preposition, without the plural ات
 * (as خلاط and as غساله), without the English plural s.
 *
 * It strips less than a linguist would: ان، ون، ين and ي stay, since سخان is no dual and model names end in them.
 *
 * @returns the other spellings only, nearest first; never the word itself
 */
export function stemsOf(word: string): string[] {
  const bare = withoutPrefixes(word)
  const stems = [...bare, ...singularsOf(word), ...bare.flatMap(singularsOf)]
  return stems.length < 2 ? stems : [...new Set(stems)]
}

/**
 * Spellings of a folded word as it is spoken in Egypt: ث as ت or س, ذ as د or ز, ظ as ض (ثلاجه, تلاجه). ق stays.
 *
 * @returns the other spellings only, at most two
 */
export function egyptianSpellingsOf(word: string): string[] {
  if (!hasSpokenLetters(word)) return []
  const everyday = word.replaceAll('ث', 'ت').replaceAll('ذ', 'د').replaceAll('ظ', 'ض')
  const learned = word.replaceAll('ث', 'س').replaceAll('ذ', 'ز').replaceAll('ظ', 'ض')
  return [...new Set([everyday, learned])]
}

/** All spellings under which a folded word is indexed and looked for: itself first, then its stems, each also as spoken. */
export function formsOf(word: string): string[] {
  const stems = stemsOf(word)
  if (stems.length === 0 && !hasSpokenLetters(word)) return [word]
  const written = [word, ...stems]
  return [...new Set([...written, ...written.flatMap(egyptianSpellingsOf)])]
}

/** The longest that fits is tried first; و alone also comes off (والخلاط, وخلاط). */
const prefixes = ['وال', 'بال', 'كال', 'فال', 'عال', 'هال', 'ال', 'لل', 'و']

/** A folded Arabic word with each article or preposition that it may be joined with. */
export function prefixedForms(word: string): string[] {
  return word.charCodeAt(0) < firstArabic || word.startsWith('ال') ? [] : prefixes.map((prefix) => prefix + word)
}

const minStemLength = 3

const firstArabic = 0x600

function hasSpokenLetters(word: string): boolean {
  return /[ثذظ]/.test(word)
}

function withoutPrefixes(word: string): string[] {
  if (word.length <= minStemLength || word.charCodeAt(0) < firstArabic) return []
  return prefixes
    .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= minStemLength)
    .map((prefix) => word.slice(prefix.length))
}

function singularsOf(word: string): string[] {
  if (word.endsWith('ات') && word.length - 2 >= minStemLength) return [word.slice(0, -2), `${word.slice(0, -2)}ه`]
  if (!word.endsWith('s')) return []
  if (/^[a-z]{2,}ies$/.test(word)) return [`${word.slice(0, -3)}y`]
  if (/^[a-z]+(ch|sh|ss|x)es$/.test(word)) return [word.slice(0, -2)]
  return /^[a-z]{2,}[^siu]s$/.test(word) ? [word.slice(0, -1)] : []
}
