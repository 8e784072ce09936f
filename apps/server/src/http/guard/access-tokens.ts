import { type UserId, type UserRole, userRoles } from '@shop/contract'
import type { Permission } from '@shop/contract/staff'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { clockSkewMs } from '../../clock.ts'
import { deriveKey } from '../../secrets.ts'

/** What a token says of its user. */
export type TokenHolder = { userId: UserId; role: UserRole; sessionId: string }

/** Who makes a call: a user, with what they may do as staff at this moment. */
export type Caller = TokenHolder & { permissions: readonly Permission[] }

export type AccessTokens = {
  issue(holder: TokenHolder): Promise<string>
  /** @returns null for an invalid or expired token */
  read(token: string): Promise<TokenHolder | null>
}

/** How long an access token is valid. */
const lifeSeconds = 15 * 60

/** One algorithm, one issuer, one audience: other tokens are invalid. */
const algorithm = 'HS256'
const issuer = 'nawwar'
const audience = 'nawwar-api'

const claimsSchema = z.object({
  sub: z.string().regex(/^[1-9]\d{0,15}$/),
  sid: z.uuid(),
  iat: z.number(),
  role: z.enum(userRoles),
})

/** Access tokens: signed, short-lived, and checked without asking the database. */
export function createAccessTokens(secret: string, readClock: () => Date): AccessTokens {
  const key = deriveKey(secret, 'access tokens')
  return {
    async issue({ userId, sessionId, role }) {
      const now = Math.floor(readClock().getTime() / 1000)
      return await new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(String(userId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + lifeSeconds)
        .sign(key)
    },
    async read(token) {
      const now = readClock()
      const options = { algorithms: [algorithm], issuer, audience, typ: 'JWT', currentDate: now }
      const verified = await jwtVerify(token, key, { ...options, requiredClaims: ['exp'] }).catch(() => null)
      const claims = claimsSchema.safeParse(verified?.payload)
      if (!claims.success) return null
      // Reject tokens issued in the future (the server clock was set back): they would be valid for too long.
      if (claims.data.iat * 1000 > now.getTime() + clockSkewMs) return null
      return { userId: Number(claims.data.sub) as UserId, role: claims.data.role, sessionId: claims.data.sid }
    },
  }
}
