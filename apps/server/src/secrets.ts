import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'

/** What a key is for. A key made for one thing opens no other. */
export type KeyPurpose =
  | 'access tokens'
  | 'one-time codes'
  | 'known devices'
  | 'rate limits'
  | 'messages'
  | 'order access'
  | 'order codes'
  | 'order links'
  | 'sandbox payments'
  | 'second factors'
  | 'held-out phones'

/** A key of 256 bits for one purpose, made from the shop's secret (HKDF, RFC 5869). */
export function deriveKey(secret: string, purpose: KeyPurpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'nawwar', purpose, 32))
}

/** A keyed hash (HMAC-SHA256, base64url): cannot be guessed back without the key, however short the text. */
export function hashWithKey(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** A random token, of 256 bits unless it must be short. */
export function makeToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

/** A random code of six digits, for people to type. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Compares two texts in constant time, whatever their lengths. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** What is stored of a token: enough to find it, nothing to use. A random token needs no key. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * The ciphers, by the prefix of each sealed text. A new one is added here and named as the one in use; what was
 * sealed with an older cipher stays readable while that is listed.
 */
const ciphers = { v1: { cipher: 'aes-256-gcm', nonceBytes: 12, tagBytes: 16 } } as const
const currentCipher = 'v1'

/** Encrypts a text so that only this shop reads it, and notices any change. */
export function seal(key: Uint8Array, text: string): string {
  const { cipher, nonceBytes } = ciphers[currentCipher]
  const nonce = randomBytes(nonceBytes)
  const encryption = createCipheriv(cipher, key, nonce)
  const body = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()])
  return `${currentCipher}.${Buffer.concat([nonce, encryption.getAuthTag(), body]).toString('base64url')}`
}

/** @throws Error when the text was sealed with another key or an unknown cipher, or was changed */
export function unseal(key: Uint8Array, sealed: string): string {
  const { suite, bytes } = readSeal(sealed)
  const { cipher, nonceBytes, tagBytes } = suite
  const decryption = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decryption.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const body = bytes.subarray(nonceBytes + tagBytes)
  return Buffer.concat([decryption.update(body), decryption.final()]).toString('utf8')
}

/** Texts without a prefix were sealed with the first cipher. */
function readSeal(sealed: string): { suite: (typeof ciphers)[keyof typeof ciphers]; bytes: Buffer } {
  const [, name = 'v1', body] = /^(?:(\w+)\.)?([\w-]*)$/.exec(sealed) ?? []
  if (!isCipher(name) || body === undefined) throw new Error('The text was sealed with an unknown cipher')
  return { suite: ciphers[name], bytes: Buffer.from(body, 'base64url') }
}

function isCipher(name: string): name is keyof typeof ciphers {
  return Object.hasOwn(ciphers, name)
}
