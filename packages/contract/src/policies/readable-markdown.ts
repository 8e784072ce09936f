/** More links than any policy has, and deeper lists: beyond them reading a text costs by the square of its length. */
const mostBrackets = 1000
const tooDeep = /^[ \t]*(?:(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])[ \t]*){8}/m

/** Whether a text is one that a person wrote: a few kilobytes of marks alone would keep a server busy for seconds. */
export function isReadableMarkdown(text: string): boolean {
  return !tooDeep.test(text) && text.split('[').length <= mostBrackets
}
