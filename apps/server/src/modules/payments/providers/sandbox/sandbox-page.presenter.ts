import { createHash } from 'node:crypto'
import { type Language, piastres, toPounds } from '@shop/contract'
import { methodTitles } from '@shop/contract/staff'
import { formatPounds } from '@shop/i18n'
import { sandboxTexts } from './sandbox.messages.ts'
import type { SandboxIntention } from './sandbox.repository.ts'

export type SandboxState = 'open' | 'pending' | 'paid' | 'expired'

const style = `
:root { color-scheme: light; font-family: system-ui, sans-serif; line-height: 1.5 }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; background: #f4f1ea; color: #1d1b16 }
main { box-sizing: border-box; inline-size: min(100% - 2rem, 26rem); padding: 2rem; background: #fff; border-radius: 1rem; box-shadow: 0 1px 2rem #0001 }
h1 { margin: 0 0 .5rem; font-size: 1.4rem }
dl { display: flex; justify-content: space-between; padding-block: 1rem; border-block: 1px solid #e5e0d5 }
dd { margin: 0; font-weight: 700; font-size: 1.25rem }
form { display: grid; gap: .75rem }
details { margin-block-start: 1.5rem }
summary { cursor: pointer; padding-block: .7rem }
input { font: inherit; padding: .7rem; border: 1px solid #6b655a; border-radius: .6rem }
label { display: grid; gap: .25rem }
button { font: inherit; font-weight: 600; padding: .8rem; border: 1px solid #1d1b16; border-radius: .6rem; background: #fff; cursor: pointer }
button.main { background: #1d1b16; color: #fff }
button:focus-visible, input:focus-visible, summary:focus-visible, a:focus-visible { outline: 3px solid #c77d0a; outline-offset: 2px }`

/** Content security policy: only the page's own style and form. */
export const sandboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

type ShownIntention = Pick<SandboxIntention, 'amountPiastres' | 'method' | 'orderId'>

/** Renders the page on which a developer decides for the bank. It names the way to pay, and the number for a kiosk. It holds no input of shoppers. */
export function renderSandboxPage(
  state: SandboxState,
  { amountPiastres: amount, method, orderId }: ShownIntention,
  language: Language,
): string {
  const texts = sandboxTexts[language]
  // With piastres, because this is the paid amount.
  const sum = formatPounds(toPounds(piastres(amount)), language)
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${texts.title}</title><style>${style}</style></head><body><main>
<h1>${texts.title}</h1><p>${texts.hint}</p>
<p>${methodTitles[method][language]}${method === 'kiosk' ? `: <bdi>${orderId}</bdi>` : ''}</p>
<dl><dt>${texts.amount}</dt><dd><bdi>${sum} ${texts.currency}</bdi></dd></dl>
${renderChoice(state, language)}
</main></body></html>
`
}

function renderChoice(state: SandboxState, language: Language): string {
  const texts = sandboxTexts[language]
  if (state === 'paid' || state === 'expired')
    return `<p role="status">${texts[state]}</p><a href="/">${texts.back}</a>`
  const wait = `<button name="decision" value="wait">${texts.wait}</button>`
  return `${state === 'pending' ? `<p role="status">${texts.pending}</p>` : ''}<form method="post">
<button class="main" name="decision" value="pay">${texts.pay}</button>
<button name="decision" value="decline">${texts.decline}</button>
${state === 'open' ? wait : ''}
</form>
${renderOddChoice(language)}`
}

/** Closed by default, because it simulates a misbehaving bank. */
function renderOddChoice(language: Language): string {
  const texts = sandboxTexts[language]
  return `<details><summary>${texts.odd}</summary><form method="post">
<label>${texts.oddAmount}<input name="amount" type="number" min="0.01" step="0.01" inputmode="decimal" dir="ltr" required></label>
<button name="decision" value="pay_odd">${texts.payOdd}</button>
</form></details>`
}
