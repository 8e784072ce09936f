/** More marks and lines than any policy has, and deeper lists: beyond them parsing costs by the square of their number. */
const max = { brackets: 1000, lines: 1500, emphasis: 3000, emphasisOfParagraph: 600 }
const tooDeep = /^[ \t]*(?:(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])[ \t]*){8}/m

/** Whether a text is one that a person wrote: a few kilobytes of marks alone would keep a parser busy for minutes. */
export function isReadableMarkdown(text: string): boolean {
  if (tooDeep.test(text) || text.split('[').length > max.brackets || text.split('\n').length > max.lines) return false
  const paragraphs = text.split(/\n[ \t]*\n/).map(countEmphasis)
  return Math.max(...paragraphs) <= max.emphasisOfParagraph && paragraphs.reduce(sum, 0) <= max.emphasis
}

/** Characters that begin or end emphasis or code, each by itself: a single run of them is slow, too. */
function countEmphasis(paragraph: string): number {
  return paragraph.match(/[*_`~]/g)?.length ?? 0
}

function sum(left: number, right: number): number {
  return left + right
}
