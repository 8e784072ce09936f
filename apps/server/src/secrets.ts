import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What a key is for. A key made for one thing opens no other. */
export type KeyPurpose =
  | 'access tokens'
  | 'one-time codes'
  | 'known devices'
  | 'rate limits'
  | 'messages'
  | 'order access'
  | 'order codes'
  | 'sandbox payments'
  | 'second factors'

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

/** What is stored of a token: enough to find it, nothing to use. A random token needs no key. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * The ways to encrypt, by the name that stands before each sealed text. A new one is added here and named as the one in use; what was
 * sealed in an older way stays readable for as long as that is listed.
 */
const ways = { v1: { cipher: 'aes-256-gcm', nonceBytes: 12, tagBytes: 16 } } as const
const wayInUse = 'v1'

/** Encrypts a text so that only this shop reads it, and notices any change. */
export function seal(key: Uint8Array, text: string): string {
  const { cipher, nonceBytes } = ways[wayInUse]
  const nonce = randomBytes(nonceBytes)
  const encryption = createCipheriv(cipher, key, nonce)
  const body = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()])
  return `${wayInUse}.${Buffer.concat([nonce, encryption.getAuthTag(), body]).toString('base64url')}`
}

/** @throws Error when the text was sealed with another key or in a way that is not known, or was changed */
export function unseal(key: Uint8Array, sealed: string): string {
  const { way, bytes } = readSeal(sealed)
  const { cipher, nonceBytes, tagBytes } = way
  const decryption = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decryption.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const body = bytes.subarray(nonceBytes + tagBytes)
  return Buffer.concat([decryption.update(body), decryption.final()]).toString('utf8')
}

/** Texts that were sealed before the ways had names are of the first. */
function readSeal(sealed: string): { way: (typeof ways)[keyof typeof ways]; bytes: Buffer } {
  const [, name = 'v1', body] = /^(?:(\w+)\.)?([\w-]*)$/.exec(sealed) ?? []
  if (!isWay(name) || body === undefined) throw new Error('Sealed in a way that is not known')
  return { way: ways[name], bytes: Buffer.from(body, 'base64url') }
}

function isWay(name: string): name is keyof typeof ways {
  return Object.hasOwn(ways, name)
}
