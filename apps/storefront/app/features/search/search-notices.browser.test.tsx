import { expect, it } from 'vitest'
import { checkPart } from '../../../test/check-part.ts'
import { show } from '../../../test/show.tsx'
import { SearchNotices } from './search-notices.tsx'

it('strikes the words that were left out', async () => {
  const notices = [{ kind: 'dropped' as const, text: 'Nothing of “Zanussi”: shown without it.', words: ['Zanussi'] }]
  const part = await show(<SearchNotices notices={notices} query="Zanussi blender" />)
  await expect.element(part.getByRole('status')).toMatchTextContent('Nothing of “Zanussi”')
  expect(part.element().querySelector('s')?.textContent).toBe('Zanussi')
  await checkPart()
})

it.each([
  ['price', 'kettle under 1000', 'Up to EGP 1,000', ['under', '1000']],
  ['colour', 'black kettle', 'Only in “black”', ['black']],
])('removes a %s that became a filter', async (_, query, text, words) => {
  const part = await show(<SearchNotices notices={[{ kind: 'filtered', text, words }]} query={query} />)
  await expect.element(part.getByRole('status')).toMatchTextContent(text)
  await expect.element(part.getByRole('link')).toHaveAttribute('href', '/products?search=kettle')
})
