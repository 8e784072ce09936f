import { createHmac } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

/**
 * The code of an authenticator app (RFC 6238), computed without code of the shop.
 *
 * @param secret as the screen shows it, in groups
 * @param steps number of time steps ahead; the shop accepts the next code too, and each code once
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

/** Converts digits to those of an Arabic keyboard. */
export function inArabicDigits(code: string): string {
  return code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
}
