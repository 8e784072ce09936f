/** Parameters that may end with any character. */
const freeTexts = ['search', 'brand', 'next']

/**
 * Removes what chats and sentences put behind a link: invisible marks, closing signs, quotation marks, the next word in Arabic. Addresses
 * of the shop end with a Latin letter or a digit; only tokens may also end with a hyphen or an underscore.
 *
 * @param url path and query
 */
export function dropTail(url: string): string {
  const [path = '', ...rest] = url.split('?')
  const clean = dropFrom(path, path.startsWith('/o/') ? tokenTail : tail)
  if (rest.length === 0) return clean
  const query = rest.join('?')
  const lastName = /(?:^|&)([^&=]*)=[^&]*$/.exec(query)?.[1]
  return `${clean}?${lastName === undefined || freeTexts.includes(lastName) ? query : query.replace(tokenTail, '')}`
}

/** Letters and digits may be encoded as well: `%31` is 1. */
const tail = /(?:%(?!3\d|[46][1-9a-f]|[57][\da])[\da-f]{2}|[^a-z\d%/])+$/i
const tokenTail = /(?:%(?!3\d|[46][1-9a-f]|[57][\da])[\da-f]{2}|[^a-z\d%/_=-])+$/i

/** A whole word in Arabic is no tail: then the address is unknown. */
function dropFrom(path: string, pattern: RegExp): string {
  const clean = path.replace(pattern, '')
  const isWord = clean.endsWith('/') && hasLetters(path.slice(clean.length))
  return clean === '' || isWord ? path : clean
}

function hasLetters(encoded: string): boolean {
  try {
    return /[\p{L}\p{N}]/u.test(decodeURIComponent(encoded))
  } catch {
    return true
  }
}
