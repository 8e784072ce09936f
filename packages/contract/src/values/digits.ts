import { removeMarks, trimText } from './trim-text.ts'

/** Writes the digits of any script, such as Arabic-Indic (٠-٩) and Persian (۰-۹), as 0-9; everything else stays. */
export function toAsciiDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    let zero = point
    // Unicode keeps the ten digits of a script together, in order.
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((point - zero) % 10)
  })
}

/** Every kind of dash as a hyphen, also the minus sign, which looks like one. */
export function replaceDashes(text: string): string {
  return text.replace(/[\p{Pd}\u2212\u2043\u02d7]/gu, '-')
}

/** The same where no Arabic words can be: there the tatweel is a dash too. */
export function toHyphens(text: string): string {
  return replaceDashes(text).replace(/\u0640/g, '-')
}

/** Digits as people type and paste them: of any script, in groups, with the marks, brackets and closing signs that texts carry along. */
export function readTypedDigits(typed: string): string {
  return toHyphens(removeMarks(toAsciiDigits(typed.normalize('NFKC'))))
    .replace(/[-\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'#*]/gu, '')
    .replace(/[.,:;!?،؛؟]{1,3}$/, '')
}

/**
 * A code as it is written once and for all: letters and digits of normal width, Latin digits, one kind of dash, single blanks, and
 * nothing invisible. Capitals stay as they are.
 */
export function readTypedCode(typed: string): string {
  return trimText(toHyphens(removeMarks(toAsciiDigits(typed.normalize('NFKC')))).replace(/\s+/g, ' '))
}
