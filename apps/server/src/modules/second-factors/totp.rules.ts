import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands: SHA-1, six digits, a new code every 30 seconds (RFC 6238). */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Codes of one step before and after count as well: clocks of phones are not exact (RFC 6238, 5.2). */
const drift = 1

/** A random secret of 160 bits (RFC 4226, 4), in the letters of base 32. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that hands a secret to an authenticator app, as a QR code. */
export function describeSecret(secret: string, { shop, account }: { shop: string; account: string }): string {
  return new TOTP({ ...kind, issuer: shop, label: account, secret: Secret.fromBase32(secret) }).toString()
}

/** Of which time step a code is; null when it is none of now. The comparison takes as long for every code. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const given = { ...kind, token: code, secret: Secret.fromBase32(secret), timestamp: now.getTime(), window: drift }
  const delta = TOTP.validate(given)
  return delta === null ? null : stepOf(now) + delta
}

/** How many times 30 seconds have passed since 1970. */
export function stepOf(moment: Date): number {
  return TOTP.counter({ period: kind.period, timestamp: moment.getTime() })
}
