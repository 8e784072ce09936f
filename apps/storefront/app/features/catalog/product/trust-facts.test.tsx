import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../../i18n/language.tsx'
import { settingsDefaults } from '../../../shell/shell.ts'
import { sampleTerms } from '../product.fixture.ts'
import { TrustFacts } from './trust-facts.tsx'

function render(isInStock: boolean): string {
  return renderToString(
    <LanguageProvider language="en">
      <MemoryRouter>
        <TrustFacts settings={settingsDefaults} terms={sampleTerms} price={400} isInStock={isInStock} warranty={null} />
      </MemoryRouter>
    </LanguageProvider>,
  )
}

it('M-14: what is in stock has delivery times, what is sold out promises none', () => {
  expect(render(true)).toContain('working day')
  expect(render(false)).not.toContain('working day')
  expect(render(false)).toContain('Pay cash on delivery')
})
