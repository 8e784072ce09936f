import type { FastifyReply } from 'fastify'

/** Answers with a file download that no cache keeps. @param name in ASCII */
export async function sendFile(
  reply: FastifyReply,
  { name, type, content }: { name: string; type: string; content: unknown },
): Promise<FastifyReply> {
  return await reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(type)
    .send(content)
}
