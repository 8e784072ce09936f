import { type PhoneNumber, parsePhoneNumber, toAsciiDigits } from '@shop/contract'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Common passwords of 8 characters or more; shorter ones are refused anyway. */
const common = new Set(dictionary['passwords-common'].map(String).filter((password) => password.length >= 8))

/** Common beginnings of passwords in Egypt. A few digits or signs after them add little. */
const commonBeginnings = new Set(
  'ahmed mohamed mohammed mahmoud mostafa ibrahim abdullah khaled youssef hassan hussein fatma sara mariam nour allah egypt masr cairo alex ahly alahly zamalek welcome admin nawwar password passw0rd qwerty'.split(
    ' ',
  ),
)
const maxDecoration = 6

/** Tells whether a password is easy to guess: common, a sequence, a repetition, or a phone number. */
export function isEasyToGuess(password: string, phone: PhoneNumber): boolean {
  const plain = toAsciiDigits(password.normalize('NFKC')).toLowerCase()
  return (
    common.has(plain) ||
    isDecorated(plain) ||
    isRepetition(plain) ||
    isRun(plain) ||
    holdsPhone(plain, phone) ||
    isMobile(plain)
  )
}

function isDecorated(plain: string): boolean {
  const [, beginning = '', decoration = ''] = /^(\p{L}[\p{L}\p{N}]*?)([\d\W_]*)$/u.exec(plain) ?? []
  return commonBeginnings.has(beginning) && decoration.length <= maxDecoration
}

/** `aaaaaaaa`, `121212121`, `abcabcabc`. */
function isRepetition(plain: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/u.test(plain) && new Set(plain).size <= 4
}

/** `12345678`, `87654321`, `abcdefgh`. */
function isRun(plain: string): boolean {
  const steps = [...plain].slice(1).map((character, index) => character.charCodeAt(0) - plain.charCodeAt(index))
  return steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1 || step === 9)
}

/** Finds the number in any form: with or without country code, spaces, dashes, or other text around it. */
function holdsPhone(plain: string, phone: PhoneNumber): boolean {
  return plain.replace(/[^\d\p{L}]/gu, '').includes(phone.slice(3))
}

/** Any mobile number, whatever signs are between its digits. */
function isMobile(plain: string): boolean {
  return !/\p{L}/u.test(plain) && parsePhoneNumber(plain) !== null
}
