import type { FastifyInstance } from 'fastify'
import { hiddenRoute } from '../http/guard/hidden-route.ts'

/** `contact`: an address of mail, of the web or a phone, as a URI. `expires`: a day, `YYYY-MM-DD`. */
export type SecurityContact = { contact: string; expires: string }

const path = '/.well-known/security.txt'

/** Serves the contact for reports of security faults (RFC 9116). Without a configured contact there is no such route. */
export function registerSecurityTxt(
  app: FastifyInstance,
  { securityContact: security, publicUrl }: { securityContact: SecurityContact | null; publicUrl: string | null },
): void {
  if (security === null) return
  app.get(path, { schema: hiddenRoute }, async (_request, reply) => {
    const origin = new URL(publicUrl ?? app.listeningOrigin).origin
    const lines = [
      `Contact: ${security.contact}`,
      `Expires: ${security.expires}T00:00:00.000Z`,
      'Preferred-Languages: en, ar',
      `Canonical: ${origin}${path}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
