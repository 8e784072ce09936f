import type { Language } from '@shop/contract'
import { bindMessages, directionOf, textsOf } from '@shop/i18n'
import { offlinePageMessages } from './offline-page.messages.ts'

/** Addresses of built files that the page uses. */
export type OfflineFiles = { stylesheet: string; script: string }

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'"

/**
 * The page that replaces one that neither loads nor is cached. It needs no code of the app; "try again" is a link to
 * the same address.
 */
export function writeOfflinePage(language: Language, { stylesheet, script }: OfflineFiles): string {
  const t = bindMessages<typeof offlinePageMessages.messages & object>(textsOf(offlinePageMessages, language), language)
  return `<!doctype html>
<html lang="${language}" dir="${directionOf[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${t.title} | ${t.brand}</title>
<link rel="icon" href="/brand/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheet}">
<script type="module" src="${script}"></script>
</head>
<body>
<main class="mx-auto grid min-h-dvh max-w-md content-center justify-items-center gap-3 px-4 py-16 text-center">
<img src="/brand/favicon.svg" alt="" width="80" height="80" class="mb-2 size-20">
<h1 class="text-2xl">${t.title}</h1>
<p class="text-muted">${t.hint}</p>
<a href="" class="mt-3 inline-flex min-h-11 items-center rounded-control bg-lamp px-6 font-semibold text-on-lamp hover:bg-lamp-strong">${t.retry}</a>
<nav id="cached" hidden aria-labelledby="cached-title" class="mt-8 w-full text-start">
<h2 id="cached-title" class="mb-2 text-lg">${t.cached}</h2>
<ul class="divide-y divide-line rounded-card border border-line bg-card"></ul>
</nav>
</main>
</body>
</html>
`
}
