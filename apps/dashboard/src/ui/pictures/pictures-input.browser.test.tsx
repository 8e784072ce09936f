import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { picturesMessages } from './pictures.messages.ts'

it('a file that is no picture is refused with its name and the reason', async () => {
  await openShop()
  const { id } = await createProduct(900)
  const main = await openDashboard(`products/${id}`, 'en')
  const fake = new File(['<html><script>alert(1)</script>'], 'page.png', { type: 'image/png' })
  await userEvent.upload(main.getByLabelText(wordsIn('en')(picturesMessages).add), fake)
  const refusal = page.getByRole('alert').filter({ hasText: 'page.png' })
  await expect.element(refusal).toMatchTextContent(/JPEG/)
})
