import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { admitThisMachine } from '../../http/guard/dev-only.ts'
import { hiddenRoute } from '../../http/guard/hidden-route.ts'
import { listOutbox, type OutboxEntry } from './outbox.repository.ts'

/** Registers `/dev/outbox` (page) and `/dev/outbox.json` with the messages of the `outbox` driver. Only for this machine. */
export function registerOutbox(app: FastifyInstance, { db }: { db: Db }): void {
  const options = { schema: hiddenRoute, onRequest: admitThisMachine }
  app.get('/dev/outbox.json', options, async () => {
    return (await listOutbox(db)).map(({ to, text, at }) => ({ to, text, at: at.toISOString() }))
  })
  app.get('/dev/outbox', options, async (_request, reply) => {
    void reply.type('text/html; charset=utf-8')
    return renderOutbox(await listOutbox(db))
  })
}

function renderOutbox(entries: readonly OutboxEntry[]): string {
  const rows = entries.map(
    ({ to, text, at }) =>
      `<tr><td>${at.toISOString()}</td><td>${escapeHtml(to)}</td><td dir="auto">${escapeHtml(text)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox</title></head><body>
<h1>Outbox</h1>
<p>Messages that a live shop would have sent, newest first.</p>
<table border="1" cellpadding="6"><thead><tr><th>At</th><th>To</th><th>Text</th></tr></thead><tbody>
${rows.join('\n') || '<tr><td colspan="3">Nothing yet.</td></tr>'}
</tbody></table></body></html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '<br>' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"\n]/g, (character) => entities[character] ?? character)
}
