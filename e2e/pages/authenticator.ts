import { createHmac } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

/**
 * The code that an authenticator app shows (RFC 6238), reckoned here without the shop's own means.
 *
 * @param secret as the screen shows it, in groups
 * @param steps how many codes later; the shop takes the next one as well, and none twice
 */
export function readAuthenticator(secret: string, steps = 0): string {
  const bits = Array.from(secret.replace(/\s/g, ''), (letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs) + steps))
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The same digits as an Arabic keyboard types them. */
export function inArabicDigits(code: string): string {
  return code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
}
