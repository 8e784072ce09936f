import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { delayScripts } from './boot/late-scripts.ts'
import { scriptMarkContext } from './boot/server-context.ts'

export { normalisePageAddress } from './boot/page-address.ts'
export { languageContext, logContext, scriptMarkContext, transportContext } from './boot/server-context.ts'

/**
 * Renders a page completely before its first byte is sent: the server caches whole pages.
 *
 * @throws what the page threw while it was rendered
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const mark = loadContext.get(scriptMarkContext)
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={mark} />, {
      nonce: mark,
      // Streams nothing: a script would have to move late parts into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough()
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(text(body).then((html) => new Response(delayScripts(html, mark), { status, headers })))
        pipe(body)
      },
      onShellError: reject,
    })
  })
}
