/** Writes Arabic-Indic (٠-٩) and Persian (۰-۹) digits as 0-9; everything else stays. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/** Digits as people type and paste them: Arabic ones, in groups, with the marks that Arabic texts carry along. */
export function readTypedDigits(typed: string): string {
  return toAsciiDigits(typed).replace(/[\s\u200e\u200f-]/g, '')
}
