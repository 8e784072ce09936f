import { Secret, TOTP } from 'otpauth'

/** Parameters that every authenticator app supports: SHA-1, six digits, 30 seconds (RFC 6238). */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Codes of one step before and after are accepted, because phone clocks drift (RFC 6238, 5.2). */
const drift = 1

/** Makes a random secret of 160 bits (RFC 4226, 4) in base 32. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Writes the `otpauth:` URI of a secret, for a QR code. */
export function describeSecret(secret: string, { shop, account }: { shop: string; account: string }): string {
  return new TOTP({ ...kind, issuer: shop, label: account, secret: Secret.fromBase32(secret) }).toString()
}

/** Finds the time step of a code. @returns null for a wrong or old code; the comparison takes constant time */
export function findStep(secret: string, code: string, now: Date): number | null {
  const given = { ...kind, token: code, secret: Secret.fromBase32(secret), timestamp: now.getTime(), window: drift }
  const delta = TOTP.validate(given)
  return delta === null ? null : stepOf(now) + delta
}

/** The time step of a moment: 30-second steps since 1970. */
export function stepOf(moment: Date): number {
  return TOTP.counter({ period: kind.period, timestamp: moment.getTime() })
}
