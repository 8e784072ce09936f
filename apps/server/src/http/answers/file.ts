import type { FastifyReply } from 'fastify'

/** @property name in ASCII @property content a buffer or a stream */
export type AnsweredFile = { name: string; type: string; content: unknown }

/** Answers with a file download that no cache keeps. */
export async function sendFile(reply: FastifyReply, { name, type, content }: AnsweredFile): Promise<FastifyReply> {
  return await reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(type)
    .send(content)
}
