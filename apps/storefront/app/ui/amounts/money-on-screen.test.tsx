import type { Language } from '@shop/contract'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../../i18n/language.tsx'
import { Price } from './price.tsx'
import { Totals } from './totals.tsx'

/** @returns the amounts on the screen, from the top */
function amountsOf(language: Language, element: ReactNode): string[] {
  const html = renderToString(<LanguageProvider language={language}>{element}</LanguageProvider>)
  return [...html.matchAll(/<bdi[^>]*>([^<]*)<\/bdi>/g)].map(([, amount = '']) => amount.replaceAll('\u00a0', ' '))
}

describe('G-07: a screen', () => {
  it.each([
    ['en', ['EGP 12,500', 'EGP 50', 'EGP 12,550']],
    ['ar', ['12,500 ج.م', '50 ج.م', '12,550 ج.م']],
  ] as const)('in %s shows totals in whole pounds', (language, amounts) => {
    const totals = <Totals subtotal={12_499.5} delivery={50.25} total={12_549.75} />
    expect(amountsOf(language, totals)).toEqual(amounts)
  })

  it('shows a price and a former one in whole pounds', () => {
    expect(amountsOf('en', <Price egp={899.49} originalEgp={1_000.5} />)).toEqual(['EGP 899', 'EGP 1,001'])
  })
})
