import { type UserId, type UserRole, userRoles } from '@shop/contract'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { clockSkewMs } from '../../clock.ts'
import { deriveKey } from '../../secrets.ts'

/** Who makes a call: a user, with the role and the session of the token. */
export type Caller = { userId: UserId; role: UserRole; sessionId: string }

export type AccessTokens = {
  issue(caller: Caller): Promise<string>
  /** @returns null for any token that is not one of ours, or not any more */
  read(token: string): Promise<Caller | null>
}

/** How long an access token counts. */
const lifeSeconds = 15 * 60

/** One algorithm, one issuer, one audience: a token that says anything else is none. */
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
      // Issued by a clock that has been put back since: it would live until then and a quarter of an hour more.
      if (claims.data.iat * 1000 > now.getTime() + clockSkewMs) return null
      return { userId: Number(claims.data.sub) as UserId, role: claims.data.role, sessionId: claims.data.sid }
    },
  }
}
