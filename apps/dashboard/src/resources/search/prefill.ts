/** Arabic letters go to the Arabic words; other words that shoppers type and the shop does not know are most often Franco. */
const hasArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

/** The list of a group of synonyms that a typed word belongs to. */
export function columnOf(typed: string): 'arabic' | 'franco' {
  return hasArabic(typed) ? 'arabic' : 'franco'
}

/** The page of a form with these values filled in. */
export function prefilledPath(path: string, values: object): string {
  return `/dashboard/search/${path}?source=${encodeURIComponent(JSON.stringify(values))}`
}
